'use client';

import { useTranslations } from 'next-intl';
import { consoleButton } from '@/components/base/staff/card-button';
import { ConsoleSection } from '@/components/base/staff/card-parts';
import { FormAlert } from '@/components/ui/form-alert';
import { TextAreaField } from '@/components/ui/text-area-field';
import { addLeadNote } from '@/lib/business/lead/client/console';
import type { Lead } from '@/lib/business/lead/contract';
import { call } from '@/lib/platform/client/call';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface LeadNotesProps {
  lead: Lead;
  onAdded(note: Lead['notes'][number]): void;
}

/** The notes on a request, the earliest first, and a field for the next one. */
export function LeadNotes({ lead, onAdded }: LeadNotesProps) {
  const t = useTranslations('leadConsole');
  const form = useCallForm({
    schema: () => import('@/lib/business/lead/contract').then((contract) => contract.addLeadNote.input),
    rules: 'leadConsole.rules',
    values: { id: lead.id, text: '' },
    send: async (values) => {
      onAdded(await call(addLeadNote, values, { quiet: true }));
      form.form.reset({ id: lead.id, text: '' });
    },
  });
  return (
    <ConsoleSection title={t('notes')}>
      {lead.notes.length > 0 && (
        <ol className="mb-3 border-line border-t">
          {lead.notes.map((note) => (
            <li key={note.id} className="border-line border-b py-2.5">
              <p className="text-xs text-ink-3">
                {note.author ?? t('somebody')} ·{' '}
                <time dateTime={note.createdAt}>{formatDate(Date.parse(note.createdAt), { withTime: true })}</time>
              </p>
              <p className="mt-0.5 whitespace-pre-wrap text-sm wrap-anywhere">{note.text}</p>
            </li>
          ))}
        </ol>
      )}
      <form onSubmit={form.submit} noValidate className="max-w-170">
        <TextAreaField {...form.field('text')} label={t('newNote')} hint={t('noteHint')} rows={3} />
        <FormAlert>{form.problem?.text}</FormAlert>
        <button type="submit" aria-disabled={form.isPending || undefined} className={consoleButton('ink')}>
          {form.isPending ? t('saving') : t('addNote')}
        </button>
      </form>
    </ConsoleSection>
  );
}
