import { normalMarkup } from '@/lib/base/rich-text/client/normal-markup';
import type { ActivityChange } from '@/lib/events/activity/client/own-activities';
import type { ActivityDraft, ActivityFields, WrittenTicketType } from '@/lib/events/activity/contract';

/** What stands in the editor of an activity, with the names of its city and its channel. */
export type EditValues = ActivityFields & Pick<ActivityDraft, 'cityName' | 'topicTitle'>;

/** The values of the editor; of a text that waits for review, what waits. */
export function editValues(draft: ActivityDraft): EditValues {
  const { titleZh, titleEn, bodyZh, bodyEn, cover, photos, category } = { ...draft, ...draft.underReview };
  const { enrolStartTime, enrolEndTime, holdStartTime, holdEndTime } = draft;
  const { cityId, cityName, venueZh, venueEn, addressZh, addressEn, onlineUrl, topicId, topicTitle } = draft;
  const { capacity, ticketTypes, commonStock, refundHours, refundPercent, questions } = draft;
  return {
    ...{ titleZh, titleEn, bodyZh, bodyEn, cover, photos, category },
    ...{ enrolStartTime, enrolEndTime, holdStartTime, holdEndTime },
    ...{ cityId, cityName, venueZh, venueEn, addressZh, addressEn, onlineUrl, topicId, topicTitle },
    ticketTypes: ticketTypes.map(({ isPaused: _, ...type }) => type),
    ...{ capacity, commonStock, refundHours, refundPercent, questions },
  };
}

/** The same as input of the call. */
export function toChange(values: EditValues, seen: Pick<ActivityDraft, 'id' | 'revision'>): ActivityChange {
  const { cityName: _city, topicTitle: _topic, ...fields } = values;
  return { ...fields, ...seen };
}

/**
 * Whether an activity has these values, as after a save whose answer was lost. The server saves texts without spaces around
 * them, and bodies sanitised.
 */
export function isSaved(typed: EditValues, draft: ActivityDraft): boolean {
  return savedForm(typed) === savedForm(editValues(draft));
}

function savedForm({ cityName: _city, topicTitle: _topic, bodyZh, bodyEn, ...values }: EditValues): string {
  const trimmed = (_: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);
  return JSON.stringify([values, normalMarkup(bodyZh), normalMarkup(bodyEn)], trimmed);
}

/** Whether stored values of an earlier visit are those of an activity. */
export function isEditValues(kept: unknown): kept is EditValues {
  const values = kept as Partial<EditValues> | null;
  const lists = [values?.photos, values?.ticketTypes, values?.questions];
  return lists.every(Array.isArray) && typeof values?.titleZh === 'string' && typeof values.holdStartTime === 'string';
}

/** A new ticket type: a free one, of which each person may have one. */
export function newTicketType(id: string, hasCommonStock: boolean): WrittenTicketType {
  return {
    ...{ id, nameZh: '', nameEn: '', priceFen: 0, quantity: null, sharesStock: hasCommonStock, perPerson: 1 },
    ...{ saleStartTime: '', saleEndTime: '' },
  };
}
