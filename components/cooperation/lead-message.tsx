'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FormField, noteOf } from '@/components/ui/form-field';
import { leadLimits } from '@/lib/cooperation/codes';
import type { LeadField } from './lead-field';

/** How many characters before its end a text begins to count. */
const nearEnd = 300;

/** What the customer wants, in as many lines as it takes, with a counter once it becomes long. */
export function LeadMessage({ field: { error, ...textarea }, text }: { field: LeadField; text: string }) {
  const t = useTranslations('cooperation.form');
  const id = useId();
  const left = leadLimits.message - [...text.trim()].length;
  return (
    <div className="relative">
      <FormField id={id} label={t('message')} hint={t('messageHint')} error={error}>
        <textarea
          {...textarea}
          id={id}
          rows={5}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${noteOf(id)} ${id}-count`}
          className="block field-sizing-content min-h-36 w-full rounded-md border border-line bg-surface px-4 py-3 text-lg focus-visible:outline-offset-0 aria-invalid:border-danger"
        />
      </FormField>
      <p
        id={`${id}-count`}
        className={`absolute top-0 right-0 text-sm tabular-nums ${left < 0 ? 'text-danger' : 'text-ink-3'}`}
      >
        {left <= nearEnd && (left < 0 ? t('tooMany', { count: -left }) : t('left', { count: left }))}
      </p>
    </div>
  );
}
