'use client';

import { useTranslations } from 'next-intl';
import { budgets } from '@/lib/business/lead/codes';
import type { LeadField } from './lead-field';

/**
 * The band of the budget, as a select. The form sets the initial choice: a `selected` in the HTML would win over the
 * draft.
 */
export function LeadBudget({ field: { error: _, defaultValue: __, ...radio } }: { field: LeadField }) {
  const t = useTranslations('lead.form');
  return (
    <fieldset className="mb-4.5">
      <legend className="mb-1.5 text-sm font-semibold">{t('budget')}</legend>
      <div className="flex flex-wrap gap-2">
        {budgets.map((budget) => (
          <label
            key={budget}
            className="flex min-h-11 cursor-pointer items-center rounded-full border border-line bg-surface px-5 has-checked:border-transparent has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input {...radio} type="radio" value={budget} className="sr-only" />
            {t(`budgets.${budget}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
