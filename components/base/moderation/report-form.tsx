'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { TextAreaField } from '@/components/ui/text-area-field';
import type { useReportForm } from '@/lib/base/moderation/client/use-report-form';
import { reportLimits } from '@/lib/base/moderation/codes';
import { countCharacters } from '@/lib/platform/shared/characters';
import { ReportPicturesField } from './report-pictures-field';
import { ReportReason } from './report-reason';

/** How many characters before its end a text begins to count. */
const nearEnd = 100;

/** Why, in one's own words, and with pictures: what a report is made of. */
export function ReportForm({ form, picked }: Pick<ReturnType<typeof useReportForm>, 'form' | 'picked'>) {
  const t = useTranslations('moderation.form');
  const left = reportLimits.text - countCharacters((form.form.watch('text') ?? '').trim());
  const isNeeded = form.form.watch('reason') === 'other';
  const count = picked.pictures.length;
  return (
    // Sent before the page is alive, it must not put what is written into the address.
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
      <ReportPicturesField picked={picked} />
      <div>
        <FormAlert>{form.problem && <p>{t('failed', { problem: form.problem.text })}</p>}</FormAlert>
        <FormSubmit isPending={form.isPending} pendingLabel={count > 0 ? t('uploading', { count }) : t('pending')}>
          {t('send')}
        </FormSubmit>
      </div>
    </form>
  );
}
