'use client';

import { useTranslations } from 'next-intl';
import { callingCodes, isLeadRegion, leadRegions } from '@/lib/business/lead/client/lead-regions';
import type { LeadField } from './lead-field';

interface LeadRegionProps {
  field: LeadField;
  /** The chosen region. */
  region: string | undefined;
}

/**
 * The region of a mobile number: shows its calling code over the browser's own select with names. Small, to leave room
 * for the number.
 */
export function LeadRegion({ field: { error: _, ...select }, region }: LeadRegionProps) {
  const t = useTranslations('lead.form');
  return (
    <span className="relative flex h-full shrink-0 items-center rounded-l-md border-line border-r pr-2.5 pl-3.5 tabular-nums has-[select:focus-visible]:outline-2 has-[select:focus-visible]:outline-accent">
      <span aria-hidden="true">+{callingCodes[isLeadRegion(region) ? region : 'CN']}</span>
      <svg viewBox="0 0 12 12" aria-hidden="true" className="ml-1.5 size-3 fill-none stroke-current text-ink-3">
        <path d="M2.5 4.5L6 8l3.5-3.5" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <select
        {...select}
        aria-label={t('region')}
        autoComplete="off"
        className="absolute inset-0 size-full min-w-14 cursor-pointer text-lg opacity-0"
      >
        {leadRegions.map((one) => (
          <option key={one} value={one}>
            {t('regionOption', { name: t(`regions.${one}`), code: callingCodes[one] })}
          </option>
        ))}
      </select>
    </span>
  );
}
