import { writtenFields } from '@/lib/events/entry/client/own-entries';
import type { EntryDraft, EntryFields } from '@/lib/events/entry/contract';

/** Whether an entry has these values, as after a save whose answer was lost: the server saves texts without spaces around them. */
export function isSaved(typed: EntryFields, draft: EntryDraft): boolean {
  return savedForm(typed) === savedForm(writtenFields(draft));
}

const savedForm = (values: EntryFields) =>
  JSON.stringify(values, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));

/** Whether stored values of an earlier visit are those of an entry. */
export function isEditValues(kept: unknown): kept is EntryFields {
  const values = kept as Partial<EntryFields> | null;
  return Array.isArray(values?.pictures) && typeof values.titleZh === 'string' && typeof values.workId === 'string';
}
