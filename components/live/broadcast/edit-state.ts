import { useRef, useState } from 'react';
import { ownBroadcastQuery, useBroadcastActs } from '@/lib/live/broadcast/client/own-broadcasts';
import type { BroadcastDraft } from '@/lib/live/broadcast/contract';
import { checkTimes } from '@/lib/live/broadcast/rules/check-fields';
import { useEditor } from '@/lib/works/work/client/use-editor';
import { type EditValues, editValues, isEditValues, isSaved, toChange } from './edit-values';
import { isAhead } from './own-standing';

/** A broadcast in the editor, and its actions. */
export function useEditBroadcast(first: BroadcastDraft) {
  const { id } = first;
  const acts = useBroadcastActs();
  /** What of the present values was confirmed already. */
  const confirmed = useRef({ isTold: false, acknowledged: false });
  const editor = useEditor<BroadcastDraft, EditValues>(first, {
    ...{ key: `broadcast-unsaved:${id}`, query: ownBroadcastQuery(id), typedOf: editValues, isSaved },
    save(values, { revision, acknowledged }) {
      confirmed.current.acknowledged = acknowledged;
      return acts.save({ ...toChange(values, { id, revision }), ...confirmed.current });
    },
    restore: (kept) => (isEditValues(kept) ? kept : null),
    submit: ({ revision, acknowledged }) => acts.submit(id, revision, acknowledged),
    withdraw: () => acts.withdraw(id),
    remove: () => acts.remove(id),
  });
  const { draft, values, status, question } = editor;
  const [openedAt] = useState(Date.now);
  return {
    ...editor,
    /** What contradicts itself in the typed values, as rules by their fields. */
    contradictions: Object.fromEntries(
      checkTimes(values, openedAt, draft.wasPublic ? draft.startTime : '').map(({ field, rule }) => [field, rule]),
    ) as Readonly<Record<string, string>>,
    /** It has begun, is over or canceled: only what it says and shows can still be changed. */
    isSettled: draft.wasPublic && !isAhead(draft),
    change(part: Partial<EditValues>) {
      confirmed.current.isTold = false;
      editor.change(part);
    },
    /** Whether it is asked if those who wait for it are to be told of another start. */
    isTellAsked: status === 'asking' && question?.code === 'TellNeeded',
    /** Saves, and tells those who wait for it. */
    tell(): Promise<boolean> {
      editor.answer();
      confirmed.current.isTold = true;
      return editor.save(confirmed.current.acknowledged);
    },
  };
}

export type EditedBroadcast = ReturnType<typeof useEditBroadcast>;
