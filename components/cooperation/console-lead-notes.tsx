'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { consoleButton } from '@/components/staff/card-button';
import { ConsoleSection } from '@/components/staff/card-parts';
import { FormAlert } from '@/components/ui/form-alert';
import { FormField, noteOf } from '@/components/ui/form-field';
import { addLeadNote } from '@/lib/cooperation/client/console';
import type { Lead } from '@/lib/cooperation/contract';
import { call } from '@/lib/platform/client/call';
import { useCallForm } from '@/lib/platform/client/use-call-form';
import { formatDate } from '@/lib/platform/shared/format/beijing';

interface LeadNotesProps {
  lead: Lead;
  onAdded(note: Lead['notes'][number]): void;
}

/** What was said and done about a request, the earliest first, and room for the next note. */
export function LeadNotes({ lead, onAdded }: LeadNotesProps) {
  const t = useTranslations('cooperationConsole');
  const id = useId();
  const form = useCallForm({
    schema: () => import('@/lib/cooperation/contract').then((contract) => contract.addLeadNote.input),
    rules: 'cooperationConsole.rules',
    values: { id: lead.id, text: '' },
    send: async (values) => {
      onAdded(await call(addLeadNote, values, { quiet: true }));
      form.form.reset({ id: lead.id, text: '' });
    },
  });
  const { error, defaultValue, ...text } = form.field('text');
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
        <FormField id={id} label={t('newNote')} hint={t('noteHint')} error={error}>
          <textarea
            {...text}
            id={id}
            defaultValue={defaultValue}
            rows={3}
            aria-invalid={error ? true : undefined}
            aria-describedby={noteOf(id)}
            className="block w-full rounded-md border border-line bg-surface px-3.5 py-2.5 text-lg pointer-fine:text-base aria-invalid:border-danger"
          />
        </FormField>
        <FormAlert>{form.problem?.text}</FormAlert>
        <button type="submit" aria-disabled={form.isPending || undefined} className={consoleButton('ink')}>
          {form.isPending ? t('saving') : t('addNote')}
        </button>
      </form>
    </ConsoleSection>
  );
}
