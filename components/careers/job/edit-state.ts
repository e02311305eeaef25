import { useState } from 'react';
import { ownJobQuery, useJobActs } from '@/lib/careers/job/client/own-jobs';
import type { JobDraft } from '@/lib/careers/job/contract';
import { checkLastDay, checkSalary } from '@/lib/careers/job/rules/check-fields';
import { useEditor } from '@/lib/works/work/client/use-editor';
import { type EditValues, editValues, isEditValues, isSaved, toChange } from './edit-values';

/** A job in the editor, and its actions. */
export function useEditJob(first: JobDraft) {
  const { id } = first;
  const acts = useJobActs();
  const editor = useEditor<JobDraft, EditValues>(first, {
    ...{ key: `job-unsaved:${id}`, query: ownJobQuery(id), typedOf: editValues, isSaved },
    save: (values, { revision, acknowledged }) => acts.save({ ...toChange(values, { id, revision }), acknowledged }),
    restore: (kept) => (isEditValues(kept) ? kept : null),
    submit: ({ revision, acknowledged }) => acts.submit(id, revision, acknowledged),
    withdraw: () => acts.withdraw(id),
    remove: () => acts.remove(id),
  });
  const { draft, values } = editor;
  const [openedAt] = useState(Date.now);
  return {
    ...editor,
    /** What contradicts itself in the typed values, as rules by their fields. */
    contradictions: Object.fromEntries(
      [...checkSalary(values), ...checkLastDay(values, openedAt, draft.wasPublic ? draft.lastDay : '')].map(
        ({ field, rule }) => [field, rule],
      ),
    ) as Readonly<Record<string, string>>,
  };
}

export type EditedJob = ReturnType<typeof useEditJob>;
