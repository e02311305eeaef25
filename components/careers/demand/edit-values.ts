import type { DemandChange } from '@/lib/careers/demand/client/own-demands';
import type { DemandDraft, DemandFields } from '@/lib/careers/demand/contract';

/** What stands in the editor of a demand, with the name of its area. */
export type EditValues = DemandFields & Pick<DemandDraft, 'place'>;

/** The values of the editor; of a text that waits for review, what waits. */
export function editValues(draft: DemandDraft): EditValues {
  const { titleZh, titleEn, bodyZh, bodyEn } = { ...draft, ...draft.underReview };
  const { companyName, kind, budgetFrom, budgetTo, areaId, place, lastDay, deliverOn } = draft;
  const { contactName, contactPhone, contactEmail, contactWechat } = draft;
  return {
    ...{ companyName, kind, titleZh, titleEn, bodyZh, bodyEn, budgetFrom, budgetTo, areaId, place },
    ...{ lastDay, deliverOn, contactName, contactPhone, contactEmail, contactWechat },
  };
}

/** The same as input of the call. */
export function toChange(values: EditValues, seen: Pick<DemandDraft, 'id' | 'revision'>): DemandChange {
  const { place: _place, ...fields } = values;
  return { ...fields, ...seen };
}

/** Whether a demand has these values, as after a save whose answer was lost. The server saves texts without spaces around them. */
export function isSaved(typed: EditValues, draft: DemandDraft): boolean {
  return savedForm(typed) === savedForm(editValues(draft));
}

function savedForm({ place: _place, ...values }: EditValues): string {
  return JSON.stringify(values, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));
}

/** Whether stored values of an earlier visit are those of a demand. */
export function isEditValues(kept: unknown): kept is EditValues {
  const values = kept as Partial<EditValues> | null;
  return typeof values?.titleZh === 'string' && typeof values.lastDay === 'string';
}
