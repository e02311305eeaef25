'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { useReportForm } from '@/lib/base/moderation/client/use-report-form';
import { reportReasons } from '@/lib/base/moderation/codes';

type Form = ReturnType<typeof useReportForm>['form'];

/** Why something is reported, one of a list. */
export function ReportReason({ form }: { form: Form }) {
  const t = useTranslations('moderation');
  const id = useId();
  const { error, defaultValue: _, ...radio } = form.field('reason');
  return (
    <fieldset aria-describedby={`${id}-error`} aria-invalid={error ? true : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{t('form.reason')}</legend>
      <div className="overflow-hidden rounded-md border border-line bg-surface">
        {reportReasons.map((reason) => (
          <label
            key={reason}
            className="flex min-h-12 cursor-pointer items-center gap-3 border-line px-4 py-2 not-first:border-t has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
          >
            <input {...radio} type="radio" value={reason} className="size-5 shrink-0 accent-accent outline-none" />
            <span className="min-w-0">
              {t(`reasons.${reason}.name`)}
              <span className="block text-sm font-normal text-ink-3">{t(`reasons.${reason}.text`)}</span>
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className="min-h-4.5 pt-1 text-sm text-danger">
        {error}
      </p>
    </fieldset>
  );
}
