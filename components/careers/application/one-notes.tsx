'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { FormAlert } from '@/components/ui/form-alert';
import { TextAreaField } from '@/components/ui/text-area-field';
import { useDeskActs } from '@/lib/careers/application/client/desk';
import { applicationLimits } from '@/lib/careers/application/codes';
import type { ApplicationDetail } from '@/lib/careers/application/contract';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { useClientId } from '@/lib/platform/client/use-client-id';
import { formatDate } from '@/lib/platform/shared/format/beijing';

/** What the company notes about an application for itself, and a field for the next note. */
export function OneNotes({ application: { id, notes } }: { application: ApplicationDetail }) {
  const t = useTranslations('applicationDesk.notes');
  return (
    <section>
      <h2 className="mb-1 text-lg">{t('title')}</h2>
      <p className="mb-3 text-ink-3 text-sm">{t('hint')}</p>
      {notes.length > 0 && (
        <ol className="mb-3 border-line border-t">
          {notes.map((note) => (
            <li key={note.id} className="border-line border-b py-2.5">
              <time dateTime={note.at} className="text-ink-3 text-xs tabular-nums">
                {formatDate(Date.parse(note.at), { withTime: true })}
              </time>
              <p className="whitespace-pre-wrap text-sm wrap-anywhere">{note.text}</p>
            </li>
          ))}
        </ol>
      )}
      {notes.length < applicationLimits.privateNotes ? (
        <NewNote id={id} count={notes.length} />
      ) : (
        <p className="text-ink-3 text-sm">{t('full')}</p>
      )}
    </section>
  );
}

function NewNote({ id, count }: { id: string; count: number }) {
  const t = useTranslations('applicationDesk.notes');
  const acts = useDeskActs();
  const idOf = useClientId();
  const form = useCallForm({
    schema: () =>
      import('@/lib/careers/application/contract').then(({ noteApplicant }) =>
        noteApplicant.input.omit({ clientId: true }),
      ),
    rules: 'applicationDesk.rules',
    values: { id, text: '' },
    send: async ({ text }) => {
      await acts.note({ id, clientId: idOf(`${count} ${text}`), text });
      form.form.reset({ id, text: '' });
    },
  });
  return (
    <form method="post" onSubmit={form.submit} noValidate>
      <TextAreaField {...form.field('text')} label={t('field')} rows={2} />
      <FormAlert>{form.problem?.text}</FormAlert>
      <button
        type="submit"
        aria-disabled={form.isPending || undefined}
        className={`aria-disabled:opacity-60 ${buttonClass('line')}`}
      >
        {t(form.isPending ? 'adding' : 'add')}
      </button>
    </form>
  );
}
