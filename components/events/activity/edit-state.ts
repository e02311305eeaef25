import { useRef, useState } from 'react';
import { ownActivityQuery, useActivityActs } from '@/lib/events/activity/client/own-activities';
import { activityStatus, type TellingChange } from '@/lib/events/activity/codes';
import type { ActivityDraft } from '@/lib/events/activity/contract';
import { checkTickets } from '@/lib/events/activity/rules/check-tickets';
import { checkTimes } from '@/lib/events/activity/rules/check-times';
import { isFailure } from '@/lib/platform/client/save-failure';
import { useEditor } from '@/lib/works/work/client/use-editor';
import { type EditValues, editValues, isEditValues, isSaved, toChange } from './edit-values';

/** An activity in the editor, and its actions. */
export function useEditActivity(first: ActivityDraft) {
  const { id } = first;
  const acts = useActivityActs();
  /** What of the present values was confirmed already. */
  const confirmed = useRef({ isTold: false, acknowledged: false });
  const editor = useEditor<ActivityDraft, EditValues>(first, {
    ...{ key: `activity-unsaved:${id}`, query: ownActivityQuery(id), typedOf: editValues, isSaved },
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
  const isTellAsked = status === 'asking' && question?.code === 'TellNeeded';
  return {
    ...editor,
    /** What contradicts itself in the typed values, as rules by their paths. */
    contradictions: Object.fromEntries(
      [
        ...checkTimes(values, { now: openedAt, standing: draft.wasPublic ? draft : undefined }),
        ...checkTickets(values),
      ].map(({ field, rule }) => [field, rule]),
    ) as Readonly<Record<string, string>>,
    /** It has ended or is canceled: only what it says and shows can still be changed. */
    isOver: draft.isCanceled || draft.status === activityStatus.ended,
    change(part: Partial<EditValues>) {
      confirmed.current.isTold = false;
      editor.change(part);
    },
    /** What those who take part would be told of, while that is asked. */
    toldChanges: isTellAsked ? question.fields.map(({ rule }) => rule as TellingChange) : null,
    /** Saves, and tells those who take part. */
    tell(): Promise<boolean> {
      editor.answer();
      confirmed.current.isTold = true;
      return editor.save(confirmed.current.acknowledged);
    },
    /** Pauses the sale of a ticket type at once, or resumes it. */
    // The error path tells what went wrong.
    pause: (ticketTypeId: string, pause: boolean) => acts.pause(id, ticketTypeId, pause).catch(ignoreFailure),
    savePhoto: (picture: File) => acts.savePhoto(id, picture),
  };
}

function ignoreFailure(error: unknown): void {
  if (!isFailure(error)) throw error;
}

export type EditedActivity = ReturnType<typeof useEditActivity>;
