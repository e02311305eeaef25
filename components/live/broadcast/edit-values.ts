import { normalMarkup } from '@/lib/base/rich-text/client/normal-markup';
import type { BroadcastChange } from '@/lib/live/broadcast/client/own-broadcasts';
import type { BroadcastDraft, BroadcastFields } from '@/lib/live/broadcast/contract';

/** What stands in the editor of a broadcast, with the name of its channel. */
export type EditValues = BroadcastFields & Pick<BroadcastDraft, 'topicTitle'>;

/** The values of the editor; of a text that waits for review, what waits. */
export function editValues(draft: BroadcastDraft): EditValues {
  const { titleZh, titleEn, bodyZh, bodyEn } = { ...draft, ...draft.underReview };
  const { cover, startTime, minutes, topicId, topicTitle, priceFen } = draft;
  const { source, sourceAddress, keepsReplay, isParticipatory } = draft;
  return {
    ...{ titleZh, titleEn, bodyZh, bodyEn, cover, startTime, minutes, topicId, topicTitle, priceFen },
    ...{ source, sourceAddress, keepsReplay, isParticipatory },
  };
}

/** The same as input of the call. */
export function toChange(values: EditValues, seen: Pick<BroadcastDraft, 'id' | 'revision'>): BroadcastChange {
  const { topicTitle: _topic, ...fields } = values;
  return { ...fields, ...seen };
}

/**
 * Whether a broadcast has these values, as after a save whose answer was lost. The server saves texts without spaces around
 * them, bodies sanitised, and no address where the source is an encoder.
 */
export function isSaved(typed: EditValues, draft: BroadcastDraft): boolean {
  return savedForm(typed) === savedForm(editValues(draft));
}

function savedForm({ topicTitle: _topic, bodyZh, bodyEn, sourceAddress, ...values }: EditValues): string {
  const trimmed = (_: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);
  const address = values.source === 'address' ? sourceAddress : '';
  return JSON.stringify([values, address, normalMarkup(bodyZh), normalMarkup(bodyEn)], trimmed);
}

/** Whether stored values of an earlier visit are those of a broadcast. */
export function isEditValues(kept: unknown): kept is EditValues {
  const values = kept as Partial<EditValues> | null;
  return (
    typeof values?.titleZh === 'string' && typeof values.startTime === 'string' && typeof values.source === 'string'
  );
}
