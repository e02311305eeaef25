'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FormField, noteOf } from '@/components/ui/form-field';
import { services } from '@/lib/cooperation/codes';
import type { LeadField } from './lead-field';

/** What a request is about, where the page does not say it already. */
export function LeadService({ field: { error, ...select } }: { field: LeadField }) {
  const t = useTranslations('cooperation');
  const id = useId();
  return (
    <div className="mb-3">
      <FormField id={id} label={t('form.service')} error={error}>
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteOf(id)}
          className="h-12 w-full rounded-md border border-line bg-surface px-3.5 text-lg focus-visible:outline-offset-0 aria-invalid:border-danger"
        >
          <option value="">{t('form.serviceNone')}</option>
          {services.map((service) => (
            <option key={service} value={service}>
              {t(`services.${service}.name`)}
            </option>
          ))}
        </select>
      </FormField>
    </div>
  );
}
