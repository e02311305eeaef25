import { z } from 'zod';
import { wireContestName } from '@/lib/events/contest/contract';
import { entryItem } from '@/lib/events/entry/contract';
import { crowdLimit, endpoint, writingLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, wireId, wireIds, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { voidReasons } from '../codes';

/**
 * Votes, or places by them. While a vote is frozen, all of these stand still since then: what is voted and taken out meanwhile
 * is told after its close.
 */
const count = z.int().min(0);
/** From 1; entries with as many votes share one. */
const place = z.int().min(1);

/** An entry on the board of a vote. */
export const boardEntry = entryItem.extend({ count, place });
export type BoardEntry = z.output<typeof boardEntry>;

const crowd = { auth: 'public', errors: ['NullPointer'], limit: crowdLimit } as const;

export const findVoteBoard = endpoint({
  name: 'findVoteBoard',
  ...calls.findVoteBoard,
  ...crowd,
  summary:
    'The entries of a public contest with a vote, those with the most votes first, then by their numbers, once its works are shown. Places are those in the category that is asked for.',
  input: pageQuery.extend({
    name: wireContestName,
    /** Empty for all. */
    categoryId: wireText(64).default(''),
  }),
  data: pageOf(boardEntry),
});

export const getVoteCounts = endpoint({
  name: 'getVoteCounts',
  ...calls.getVoteCounts,
  ...crowd,
  summary: 'The votes of these entries, for pages that are cached. Unordered, without entries that nobody can see.',
  input: z.object({ ids: wireIds }),
  data: z.array(z.object({ id: wireId, count })),
});

export const getVotePlace = endpoint({
  name: 'getVotePlace',
  ...calls.getVotePlace,
  ...crowd,
  summary: 'The votes of an entry, and its place among all entries and in its category.',
  input: z.object({ entryId: wireId }),
  data: z.object({ count, place, placeInCategory: place }),
});
export type VotePlace = z.output<typeof getVotePlace.data>;

export const getVoteTotals = endpoint({
  name: 'getVoteTotals',
  ...calls.getVoteTotals,
  ...crowd,
  summary: 'How many votes of a public contest were cast, are counted, and were taken out, by reason.',
  input: z.object({ name: wireContestName }),
  data: z.object({
    cast: count,
    /** Those that were cast and not taken out. */
    counted: count,
    discarded: z.array(z.object({ reason: z.enum(voidReasons), count })),
    /** Whether these numbers stand still now. */
    isFrozen: z.boolean(),
    /** From when on they do, until the close. */
    freezeTime: z.iso.datetime({ offset: true }),
  }),
});
export type VoteTotals = z.output<typeof getVoteTotals.data>;

export const findVoteMarks = endpoint({
  name: 'findVoteMarks',
  ...calls.findVoteMarks,
  summary: 'Which of these entries the caller voted for, for pages that are the same for everybody.',
  auth: 'user',
  input: z.object({ ids: wireIds }),
  data: z.array(wireId),
  limit: crowdLimit,
});

export const castVote = endpoint({
  name: 'castVote',
  ...calls.castVote,
  summary:
    'Votes for an entry, once per person and work (specification section 9), while the vote is open. Voting twice is voting once. Needs a bound mobile on every site; nobody votes for an entry of their own or of their team.',
  auth: 'user',
  input: z.object({ entryId: wireId }),
  data: z.object({
    /** False for who voted for it before. */
    isNew: z.boolean(),
    count,
  }),
  errors: ['NullPointer', 'PhoneNeeded', 'Forbidden', 'VoteClosed', 'EventCanceled'],
  limit: { ...writingLimit({ max: 600, seconds: 3600 }), ...crowdLimit },
});
