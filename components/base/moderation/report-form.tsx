'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { PicturesField } from '@/components/ui/pictures-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { useReportForm } from '@/lib/base/moderation/client/use-report-form';
import { reportLimits } from '@/lib/base/moderation/codes';
import { countCharacters } from '@/lib/platform/shared/characters';
import { ReportReason } from './report-reason';

/** The counter shows when at most this many characters are left. */
const nearEnd = 100;

/** The form of a report: reason, text and pictures. */
export function ReportForm({ form, picked }: Pick<ReturnType<typeof useReportForm>, 'form' | 'picked'>) {
  const t = useTranslations('moderation.form');
  const left = reportLimits.text - countCharacters((form.form.watch('text') ?? '').trim());
  const isNeeded = form.form.watch('reason') === 'other';
  const count = picked.pictures.length;
  return (
    // If it is submitted before hydration, its content must not go into the address.
    <form method="post" noValidate onSubmit={form.submit} aria-busy={form.isPending} className="grid gap-4">
      <ReportReason form={form} />
      <TextAreaField
        {...form.field('text')}
        label={isNeeded ? t('textNeeded') : t('text')}
        hint={t('textHint')}
        rows={4}
        counter={left <= nearEnd && (left < 0 ? t('tooMany', { count: -left }) : t('left', { count: left }))}
        isOver={left < 0}
      />
      <PicturesField label={t('pictures')} words={useTranslations('pictures')} picked={picked} />
      <div>
        <FormAlert>{form.problem && <p>{t('failed', { problem: form.problem.text })}</p>}</FormAlert>
        <FormSubmit isPending={form.isPending} pendingLabel={count > 0 ? t('uploading', { count }) : t('pending')}>
          {t('send')}
        </FormSubmit>
      </div>
    </form>
  );
}
