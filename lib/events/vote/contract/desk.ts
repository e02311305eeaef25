import { z } from 'zod';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint, writingLimit } from '@/lib/platform/shared/endpoint';
import { wireId, wireIds, wireText, writtenText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { hourSigns, voidLimits, voidReasons } from '../codes';

const time = z.iso.datetime({ offset: true });

/** ISO 8601 with zone; empty for any. */
const boundary = z.union([z.literal(''), z.iso.datetime({ offset: true, error: 'time' })]).default('');

/** The votes for an entry that were cast in an hour and count. */
export const voteHour = z.object({
  /** When the hour begins, in Beijing time. */
  time,
  count: z.int().min(1),
  /** How many of them were cast by accounts that were less than a day old. */
  newcomers: z.int().min(0),
  signs: z.array(z.enum(hourSigns)),
});
export type VoteHour = z.output<typeof voteHour>;

export const findVoteHours = endpoint({
  name: 'findVoteHours',
  ...calls.findVoteHours,
  summary:
    'When the votes for an entry that count were cast, by hours of Beijing time: the last 60 days up to the newest one, the oldest hour first, without hours that have none; of a frozen vote, until its freeze. For staff who manage contests, not for its organiser.',
  auth: 'user',
  input: z.object({ entryId: wireId }),
  data: z.array(voteHour),
  errors: ['NullPointer', 'Forbidden'],
  // It reads every vote of these days.
  limit: writingLimit({ max: 120, seconds: 3600 }),
});

/** A vote for an entry as staff see it, with who cast it. */
export const deskVote = z.object({
  /** Whose it is; of an erased account, a random token that leads to nobody. */
  voterId: wireId,
  /** Null once the account is erased; so is the next one. */
  voter: namedPerson.nullable(),
  /** Since when the account exists. */
  joinedAt: time.nullable(),
  votedAt: time,
  /** Why it was taken out; null while it counts. */
  voidReason: z.enum(voidReasons).nullable(),
});
export type DeskVote = z.output<typeof deskVote>;

export const findVoters = endpoint({
  name: 'findVoters',
  ...calls.findVoters,
  summary:
    'Who voted for an entry, from a time until just before another one, 50 at a time and the oldest first; what was taken out too; of a frozen vote, until its freeze. Each look is recorded. For staff who manage contests, not for its organiser.',
  auth: 'user',
  input: z.object({
    entryId: wireId,
    fromTime: boundary,
    untilTime: boundary,
    /** The `next` of the page before; empty for the first one. */
    after: z.union([z.literal(''), wireText(90).regex(/^\d{1,15}_./)]).default(''),
  }),
  data: z.object({
    list: z.array(deskVote),
    /** What the next page begins after; null on the last one. */
    next: z.string().nullable(),
  }),
  errors: ['NullPointer', 'Forbidden'],
  limit: writingLimit({ max: 1200, seconds: 3600 }),
});

export const voidVotes = endpoint({
  name: 'voidVotes',
  ...calls.voidVotes,
  summary:
    'Takes votes for an entry out for abuse, until the awards are published: those of these people, those that were cast from a time until just before another one, or those of whom both is true. At most 1,000, the oldest first; recorded. For staff who manage contests, not for its organiser.',
  auth: 'user',
  input: z.object({
    entryId: wireId,
    reason: writtenText(voidLimits.reason, 'reason').pipe(z.string().min(1, { error: 'required' })),
    /** Of whom; none for anybody. */
    personIds: wireIds.optional(),
    fromTime: boundary,
    untilTime: boundary,
  }),
  data: z.object({
    /** How many votes were taken out. */
    voided: z.int(),
    /** Whether more are left that could be. */
    hasMore: z.boolean(),
  }),
  errors: ['NullPointer', 'Forbidden'],
  limit: writingLimit({ max: 600, seconds: 3600 }),
});

export const exportVotes = endpoint({
  name: 'exportVotes',
  ...calls.exportVotes,
  summary:
    'The entries of a contest with their votes as CSV, at most 50,000 lines, never who voted; recorded. For its organiser and for staff who manage contests.',
  auth: 'user',
  input: z.object({ contestId: wireId }),
  data: z.null(),
  errors: ['NullPointer', 'TooLarge'],
  limit: { address: { max: 30, seconds: 60 }, account: { max: 30, seconds: 3600, strict: true } },
  answers: 'file',
});
