'use client';

import { useTranslations } from 'next-intl';
import { budgets } from '@/lib/cooperation/codes';
import type { LeadField } from './card-lead-fields';

/** The band of the budget, one of few. */
export function LeadBudget({ field: { error: _, defaultValue, ...radio } }: { field: LeadField }) {
  const t = useTranslations('cooperation.form');
  return (
    <fieldset className="mb-4.5">
      <legend className="mb-1.5 text-sm font-semibold">{t('budget')}</legend>
      <div className="flex flex-wrap gap-2">
        {budgets.map((budget) => (
          <label
            key={budget}
            className="flex min-h-11 cursor-pointer items-center rounded-full border border-line bg-surface px-5 has-checked:border-ink has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              {...radio}
              type="radio"
              value={budget}
              defaultChecked={budget === defaultValue}
              className="sr-only"
            />
            {t(`budgets.${budget}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
