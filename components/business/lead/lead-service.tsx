'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FormField, noteOf } from '@/components/ui/form-field';
import { services } from '@/lib/business/lead/codes';
import type { LeadField } from './lead-field';

/** The service of a request, where the page does not fix it. */
export function LeadService({ field: { error, ...select } }: { field: LeadField }) {
  const t = useTranslations('lead');
  const id = useId();
  return (
    <div className="mb-3">
      <FormField id={id} label={t('form.service')} error={error}>
        <span className="relative block">
          <select
            {...select}
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={noteOf(id)}
            className="h-12 w-full appearance-none rounded-md border border-line bg-surface pr-10 pl-4 text-lg focus-visible:outline-offset-0 aria-invalid:border-danger"
          >
            <option value="">{t('form.serviceNone')}</option>
            {services.map((service) => (
              <option key={service} value={service}>
                {t(`services.${service}.name`)}
              </option>
            ))}
          </select>
          <svg
            viewBox="0 0 12 12"
            aria-hidden="true"
            className="pointer-events-none absolute top-4.5 right-4 size-3 fill-none stroke-current text-ink-3"
          >
            <path d="M2.5 4.5L6 8l3.5-3.5" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
      </FormField>
    </div>
  );
}
