import { areSameBlocks } from '@/lib/base/content/client/same-document';
import { normalMarkup } from '@/lib/base/rich-text/client/normal-markup';
import { type EntryMode, entryModes } from '@/lib/events/contest/codes';
import type { ContestDraft, ContestFields } from '@/lib/events/contest/contract';

/** What stands in the editor of a contest. */
export type ContestValues = ContestFields;
export type WrittenCategory = ContestFields['categories'][number];
export type WrittenFee = WrittenCategory['fees'][number];

export function contestValues(draft: ContestDraft): ContestValues {
  const { name, categories, termsZh, termsEn, isBlind, worksTime, voteStartTime, voteEndTime, resultsTime, blocks } =
    draft;
  return { name, categories, termsZh, termsEn, isBlind, worksTime, voteStartTime, voteEndTime, resultsTime, blocks };
}

/**
 * Whether a contest has these values, as after a save whose answer was lost. The server saves texts without spaces around them,
 * and rich ones sanitised.
 */
export function isSaved(typed: ContestValues, draft: ContestDraft): boolean {
  const saved = contestValues(draft);
  return savedForm(typed) === savedForm(saved) && areSameBlocks(saved.blocks, typed.blocks);
}

function savedForm({ blocks: _, ...values }: ContestValues): string {
  return JSON.stringify(comparable(values), (_name, value) => (typeof value === 'string' ? value.trim() : value));
}

/** The same values with rich texts in one form, so that what only looks the same is not taken for a change. */
export function comparable<Values extends Pick<ContestValues, 'termsZh' | 'termsEn'>>(values: Values): Values {
  return { ...values, termsZh: normalMarkup(values.termsZh), termsEn: normalMarkup(values.termsEn) };
}

/** Whether stored values of an earlier visit are those of a contest. */
export function isContestValues(kept: unknown): kept is ContestValues {
  const values = kept as Partial<ContestValues> | null;
  return [values?.categories, values?.blocks].every(Array.isArray) && typeof values?.termsZh === 'string';
}

/** A new category: entered alone or as a team, for nothing. */
export const newCategory = (id: string): WrittenCategory => ({
  ...{ id, nameZh: '', nameEn: '' },
  modes: [...entryModes],
  fees: [],
});

/** What is chosen of how works are entered in a category. */
export const modeChoices = ['individual', 'team', 'both'] as const;
export type ModeChoice = (typeof modeChoices)[number];

export const modeChoiceOf = (modes: readonly EntryMode[]): ModeChoice =>
  modes.length === 1 && modes[0] ? modes[0] : 'both';
export const modesOf = (choice: ModeChoice): EntryMode[] => (choice === 'both' ? [...entryModes] : [choice]);
