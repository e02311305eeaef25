'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/ui/form-alert';
import { FormSubmit } from '@/components/ui/form-submit';
import { LengthCount } from '@/components/ui/length-count';
import { Sheet } from '@/components/ui/sheet';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { type Sending, useApplicationActs } from '@/lib/careers/application/client/own';
import { applicationLimits } from '@/lib/careers/application/codes';
import { keepInTab, readInTab } from '@/lib/platform/client/tab-storage';
import { toast } from '@/lib/platform/client/toast';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { countCharacters } from '@/lib/platform/shared/characters';
import { WorksPicker } from './works-picker';

export interface ApplySheetProps {
  job: { id: string; title: string };
  onClose(): void;
}

/** What is sent with an application: works, a note, and contacts. The note is kept in the tab until it is sent. */
export function ApplySheet({ job, onClose }: ApplySheetProps) {
  const t = useTranslations('application.form');
  const form = useApplyForm(job.id, onClose);
  const note = form.field('note');
  const works = form.form.watch('works') as string[];
  const [length, max] = [countCharacters(form.form.watch('note').trim()), applicationLimits.note];
  return (
    <Sheet open onClose={onClose} label={t('title', { job: job.title })} closeLabel={t('close')} isWide>
      <form method="post" noValidate onSubmit={form.submit} className="flex flex-col gap-3">
        <WorksPicker
          picked={works}
          onChange={(picked) => form.form.setValue('works', picked)}
          error={form.errorOf('works')}
        />
        <TextAreaField
          {...note}
          onChange={(event) => {
            keepInTab(draftOf(job.id), event.target.value || null);
            return note.onChange(event);
          }}
          label={t('note')}
          hint={t('noteHint')}
          rows={4}
          isOver={length > max}
          counter={2 * length > max && <LengthCount {...{ length, max }} label={t('noteCount', { length, max })} />}
        />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField {...form.field('email')} label={t('email')} type="email" autoComplete="email" inputMode="email" />
          <TextField {...form.field('phone')} label={t('phone')} type="tel" autoComplete="tel" inputMode="tel" />
        </div>
        <p className="text-ink-3 text-sm text-pretty">{t('contactHint')}</p>
        <FormAlert>{form.problem?.text}</FormAlert>
        <FormSubmit isPending={form.isPending} pendingLabel={t('sending')}>
          {t('send')}
        </FormSubmit>
        <p className="text-ink-3 text-sm text-pretty">{t('kept')}</p>
      </form>
    </Sheet>
  );
}

const draftOf = (jobId: string) => `application-note ${jobId}`;

function useApplyForm(jobId: string, onClose: () => void) {
  const t = useTranslations('application.form');
  const acts = useApplicationActs();
  const values: Sending = { jobId, works: [], note: '', email: '', phone: '' };
  return useCallForm({
    schema: () => import('@/lib/careers/application/contract').then(({ applyForJob }) => applyForJob.input),
    rules: 'application.rules',
    values,
    known: () => ({ note: readInTab(draftOf(jobId)) ?? '' }),
    send: async (sending) => {
      await acts.apply(sending);
      keepInTab(draftOf(jobId), null);
      toast(t('done'));
      onClose();
    },
  });
}
