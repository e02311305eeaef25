import { useEditor } from '@/lib/works/work/client/use-editor';
import { useWorkActs, workQuery } from '@/lib/works/work/client/works';
import type { WorkDraft } from '@/lib/works/work/contract';
import { type EditValues, editValues, isSaved, toChange } from './edit-values';

/** A work while it is edited, and its actions. It follows the processing of its film and saves from elsewhere. */
export function useEditWork(first: WorkDraft) {
  const { id } = first;
  const acts = useWorkActs();
  const editor = useEditor<WorkDraft, EditValues>(first, {
    ...{ key: `work-unsaved:${id}`, query: workQuery(id), typedOf: editValues, isSaved },
    save: (values, { revision, acknowledged }) => acts.save({ ...toChange(values, { id, revision }), acknowledged }),
    restore: (kept) => (typeof (kept as EditValues | null)?.titleZh === 'string' ? (kept as EditValues) : null),
    submit: ({ revision, acknowledged }) => acts.submit(id, revision, acknowledged),
    withdraw: () => acts.withdraw(id),
    remove: () => acts.remove(id),
  });
  return { ...editor, isReadOnly: editor.draft.isInContest };
}

export type EditedWork = ReturnType<typeof useEditWork>;
