import { z } from 'zod';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import {
  noData,
  pageOf,
  pageQuery,
  wireFlag,
  wireId,
  wireRevision,
  wireText,
  writtenText,
} from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { entryLimits, shownStates } from '../codes';
import { entryItem } from './list';

const time = z.iso.datetime({ offset: true });

/** An entry for who runs the contest; names are shown to them also in a blind one. Drafts and withdrawn drafts are not listed. */
export const contestEntry = entryItem.omit({ result: true }).extend({
  state: z.enum(shownStates),
  /** Whether it passed the formal check. */
  isChecked: z.boolean(),
  /** Why it failed or was taken down; empty for neither. */
  reason: z.string(),
  feeFen: z.int(),
  sentAt: time,
});
export type ContestEntry = z.output<typeof contestEntry>;

const desk = { auth: 'user', errors: ['NullPointer'] } as const;

export const findContestEntries = endpoint({
  name: 'findContestEntries',
  ...calls.findContestEntries,
  ...desk,
  summary: 'The entries of a contest, by their numbers. For its organiser and for staff who manage contests.',
  input: pageQuery.extend({
    contestId: wireId,
    state: z.enum([...shownStates, 'unchecked', '']).default(''),
    categoryId: wireText(64).default(''),
    /** A number, or a part of a title; empty for all. */
    text: wireText(entryLimits.search).trim().default(''),
  }),
  data: pageOf(contestEntry),
  limit: looseLimit,
});

/** All that its organiser knows of an entry. */
export const contestEntryDetail = contestEntry.extend({
  contestId: wireId,
  titleZh: z.string(),
  titleEn: z.string(),
  introZh: z.string(),
  introEn: z.string(),
  pictures: z.array(z.string()),
  workId: wireId.nullable(),
  /** Whether its work can be watched by everybody; before, it waits for its review. */
  isWorkPublic: z.boolean(),
  /** The prohibited words in its texts. */
  words: z.array(z.string()),
  agreedVersion: z.int(),
  /** The number of its order; empty for none. */
  orderNumber: z.string(),
  revision: z.int(),
  /** The entry to be checked after this one: by its number, and from the first one again; null for none. */
  nextUncheckedId: wireId.nullable(),
});
export type ContestEntryDetail = z.output<typeof contestEntryDetail>;

export const getContestEntry = endpoint({
  name: 'getContestEntry',
  ...calls.getContestEntry,
  ...desk,
  summary: 'An entry for who runs its contest.',
  input: z.object({ id: wireId }),
  data: contestEntryDetail,
  limit: looseLimit,
});

export const countContestEntries = endpoint({
  name: 'countContestEntries',
  ...calls.countContestEntries,
  ...desk,
  summary: 'How many entries of a contest are in each state and category.',
  input: z.object({ contestId: wireId }),
  data: z.object({
    states: z.array(z.object({ state: z.enum(shownStates), count: z.int() })),
    categories: z.array(z.object({ categoryId: wireId, count: z.int() })),
    /** Submitted ones that nobody has checked yet. */
    unchecked: z.int(),
    /** The first of these; null for none. */
    firstUncheckedId: wireId.nullable(),
  }),
  limit: looseLimit,
});

export const checkEntry = endpoint({
  name: 'checkEntry',
  ...calls.checkEntry,
  ...desk,
  summary:
    'The formal check of a submitted entry: it is shown and judged, or has failed, with a reason, and may be sent again until works are no longer taken.',
  input: z.object({
    id: wireId,
    revision: wireRevision,
    isPassed: wireFlag,
    reason: writtenText(entryLimits.reason, 'reason').default(''),
  }),
  data: noData,
  errors: ['NullPointer', 'Changed'],
  limit: writingLimit({ max: 1200, seconds: 3600 }),
});

export const exportEntries = endpoint({
  name: 'exportEntries',
  ...calls.exportEntries,
  ...desk,
  summary: 'The entries of a contest as CSV; recorded. For its organiser and for staff who manage contests.',
  input: z.object({ contestId: wireId }),
  data: z.null(),
  limit: { address: { max: 30, seconds: 60 }, account: { max: 30, seconds: 3600, strict: true } },
  answers: 'file',
});
