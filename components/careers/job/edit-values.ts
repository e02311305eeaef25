import type { JobChange } from '@/lib/careers/job/client/own-jobs';
import type { JobDraft, JobFields } from '@/lib/careers/job/contract';

/** What stands in the editor of a job, with the name of its area. A number that is not written is 0. */
export type EditValues = JobFields & Pick<JobDraft, 'areaName'>;

/** The values of the editor; of a text that waits for review, what waits. */
export function editValues(draft: JobDraft): EditValues {
  const { titleZh, titleEn, dutiesZh, dutiesEn, needsZh, needsEn } = { ...draft, ...draft.underReview };
  const { type, mode, experience, education, areaId, areaName, address, profession, industry, headcount } = draft;
  const { salaryFrom, salaryTo, salaryPeriod, salaryMonths, isNegotiable, benefits, lastDay } = draft;
  return {
    ...{ titleZh, titleEn, dutiesZh, dutiesEn, needsZh, needsEn },
    ...{ type, mode, experience, education, areaId, areaName, address, profession, industry, headcount },
    ...{ salaryFrom, salaryTo, salaryPeriod, salaryMonths, isNegotiable, benefits, lastDay },
  };
}

/** The same as input of the call. Nobody looks for no one: an empty number of people is one. */
export function toChange(values: EditValues, seen: Pick<JobDraft, 'id' | 'revision'>): JobChange {
  const { areaName: _area, ...fields } = values;
  return { ...fields, headcount: fields.headcount || 1, ...seen };
}

/**
 * Whether a job has these values, as after a save whose answer was lost. The server saves texts without spaces around them, and no
 * salary of one that is negotiable.
 */
export function isSaved(typed: EditValues, draft: JobDraft): boolean {
  return savedForm(typed) === savedForm(editValues(draft));
}

function savedForm({ areaName: _area, ...values }: EditValues): string {
  const trimmed = (_: string, value: unknown) => (typeof value === 'string' ? value.trim() : value);
  const pay = values.isNegotiable && { salaryFrom: 0, salaryTo: 0 };
  return JSON.stringify({ ...values, headcount: values.headcount || 1, ...pay }, trimmed);
}

/** Whether stored values of an earlier visit are those of a job. */
export function isEditValues(kept: unknown): kept is EditValues {
  const values = kept as Partial<EditValues> | null;
  return typeof values?.titleZh === 'string' && typeof values.lastDay === 'string' && Array.isArray(values.benefits);
}
