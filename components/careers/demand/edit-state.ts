import { useState } from 'react';
import { ownDemandQuery, useDemandActs } from '@/lib/careers/demand/client/own-demands';
import type { DemandDraft } from '@/lib/careers/demand/contract';
import { checkFields } from '@/lib/careers/demand/rules/check-fields';
import { useEditor } from '@/lib/works/work/client/use-editor';
import { type EditValues, editValues, isEditValues, isSaved, toChange } from './edit-values';

/** A demand in the editor, and its actions. */
export function useEditDemand(first: DemandDraft) {
  const { id } = first;
  const acts = useDemandActs();
  const editor = useEditor<DemandDraft, EditValues>(first, {
    ...{ key: `demand-unsaved:${id}`, query: ownDemandQuery(id), typedOf: editValues, isSaved },
    save: (values, { revision, acknowledged }) => acts.save({ ...toChange(values, { id, revision }), acknowledged }),
    restore: (kept) => (isEditValues(kept) ? kept : null),
    submit: ({ revision, acknowledged }) => acts.submit(id, revision, acknowledged),
    withdraw: () => acts.withdraw(id),
    remove: () => acts.remove(id),
  });
  const { draft, values } = editor;
  const [openedAt] = useState(Date.now);
  const contradictions = checkFields(values, openedAt, draft.wasPublic ? draft.lastDay : '');
  return {
    ...editor,
    /** What contradicts itself in the typed values, as rules by their fields. */
    contradictions: Object.fromEntries(contradictions.map(({ field, rule }) => [field, rule])) as Readonly<
      Record<string, string>
    >,
  };
}

export type EditedDemand = ReturnType<typeof useEditDemand>;
