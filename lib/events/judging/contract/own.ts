import { z } from 'zod';
import { contestItem } from '@/lib/events/contest/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import {
  noData,
  pageOf,
  pageQuery,
  textLanguage,
  wireFlag,
  wireId,
  wireInteger,
  wireJsonList,
  wireRevision,
  writtenText,
} from '@/lib/platform/shared/wire';
import { playback } from '@/lib/works/film/contract';
import * as calls from '../calls';
import { assignmentStates, judgeStates, judgingLimits, roundStates } from '../codes';
import { entryAuthors, judgeEntry } from './judge-entry';
import { scoreList, thousandths } from './result';
import { time } from './round';

const count = z.int().min(0);
const shownText = z.object({ text: z.string(), language: textLanguage });
const own = { auth: 'user', errors: ['NullPointer'], limit: looseLimit } as const;
const act = { ...own, data: noData, limit: writingLimit({ max: 300, seconds: 3600 }) } as const;

/** A round in which the caller judges, or is asked to. */
export const judging = z.object({
  roundId: wireId,
  contest: contestItem.pick({ id: true, title: true, titleLanguage: true }).extend({ name: z.string() }),
  name: shownText,
  state: z.enum(roundStates),
  judgeState: z.enum(judgeStates),
  isChair: z.boolean(),
  deadlineTime: time.nullable(),
});
export type Judging = z.output<typeof judging>;

export const findJudgings = endpoint({
  name: 'findJudgings',
  ...calls.findJudgings,
  ...own,
  summary: 'Rounds in which the caller judges or is asked to, the latest first.',
  input: pageQuery,
  data: pageOf(judging),
  errors: [],
});

export const judgingDetail = judging.extend({
  isBlind: z.boolean(),
  needsReason: z.boolean(),
  criteria: z.array(z.object({ id: z.string(), name: shownText, hint: shownText, weight: z.int() })),
  open: count,
  scored: count,
  recused: count,
});
export type JudgingDetail = z.output<typeof judgingDetail>;

export const getJudging = endpoint({
  name: 'getJudging',
  ...calls.getJudging,
  ...own,
  summary: 'A round in which the caller judges: what entries are scored by, and how far they are.',
  input: z.object({ roundId: wireId }),
  data: judgingDetail,
});

export const answerJudging = endpoint({
  name: 'answerJudging',
  ...calls.answerJudging,
  ...act,
  summary: 'The caller judges in a round, or does not; they may change their mind until it opens.',
  input: z.object({ roundId: wireId, accepts: wireFlag }),
  errors: ['NullPointer', 'JudgingClosed'],
});

/** An entry that was given to the caller. */
export const assignmentItem = judgeEntry
  .pick({ number: true, title: true, titleLanguage: true, category: true, categoryLanguage: true, duration: true })
  .extend({
    id: wireId,
    /** Media key of its first picture. */
    thumb: z.string().nullable(),
    state: z.enum(assignmentStates),
    /** Of the caller's scores; null before they are sent. */
    total: thousandths.nullable(),
  });
export type AssignmentItem = z.output<typeof assignmentItem>;

export const findAssignments = endpoint({
  name: 'findAssignments',
  ...calls.findAssignments,
  ...own,
  summary: 'The entries that the caller judges in a round, in an order of their own.',
  input: pageQuery.extend({ roundId: wireId, state: z.enum(['', 'open', 'scored', 'recused']).default('') }),
  data: pageOf(assignmentItem),
});

export const assignment = judgeEntry.extend({
  id: wireId,
  roundId: wireId,
  state: z.enum(assignmentStates),
  scores: scoreList,
  comment: z.string(),
  total: thousandths.nullable(),
  /** Why the caller recused themselves; empty for none. */
  reason: z.string(),
  /** Null in a blind contest. */
  authors: entryAuthors.nullable(),
  /** Whether scores are taken now. */
  isEditable: z.boolean(),
  revision: z.int(),
});
export type Assignment = z.output<typeof assignment>;

export const getAssignment = endpoint({
  name: 'getAssignment',
  ...calls.getAssignment,
  ...own,
  summary: 'An entry that the caller judges, with their scores.',
  input: z.object({ id: wireId }),
  data: assignment,
});

export const openEntryFilm = endpoint({
  name: 'openEntryFilm',
  ...calls.openEntryFilm,
  ...own,
  summary: 'The way to the film of an entry that the caller judges, by addresses that tell nothing of its work.',
  input: z.object({ roundId: wireId, number: wireInteger({ min: 1, max: 1_000_000_000 }) }),
  data: playback.pick({ playlist: true, qualities: true, subtitles: true, expiresAt: true }),
  errors: ['NullPointer', 'NotPlayable'],
});

const writtenScore = z.object({
  criterionId: z.uuid(),
  score: wireInteger({ min: 0, max: judgingLimits.score }),
});

export const saveScore = endpoint({
  name: 'saveScore',
  ...calls.saveScore,
  ...act,
  summary:
    'Saves the scores of the caller for an entry: as a draft that only they see, or sent, which counts at once. What was sent can be changed until the round closes, not taken back.',
  input: z.object({
    id: wireId,
    revision: wireRevision,
    scores: wireJsonList(writtenScore).refine((list) => list.length <= judgingLimits.criteria, { error: 'criteria' }),
    comment: writtenText(judgingLimits.comment, 'comment').default(''),
    isSent: wireFlag.default(false),
  }),
  data: assignment,
  errors: ['NullPointer', 'Changed', 'JudgingClosed', 'EventCanceled'],
  limit: writingLimit({ max: 1200, seconds: 3600 }),
});

export const recuse = endpoint({
  name: 'recuse',
  ...calls.recuse,
  ...act,
  summary: 'The caller does not judge an entry, and says why: they count as absent.',
  input: z.object({ id: wireId, reason: writtenText(judgingLimits.reason, 'reason').min(1, { error: 'required' }) }),
  errors: ['NullPointer', 'JudgingClosed', 'EventCanceled'],
});

/** Entries that all rules leave tied, for the chair to order. */
export const tie = z.object({
  place: z.int(),
  mean: thousandths,
  count: z.int(),
  /** All of them; none where they are more than the answer holds. */
  entries: z.array(judgeEntry),
});
export type Tie = z.output<typeof tie>;

export const findTies = endpoint({
  name: 'findTies',
  ...calls.findTies,
  ...own,
  summary: 'The ties of a closed round whose chair is the caller, the best first.',
  input: z.object({ roundId: wireId }),
  data: z.object({ list: z.array(tie) }),
});

/** Numbers of entries as one text, separated by commas, the best first. */
const tiedNumbers = z
  .string()
  .max(10 * judgingLimits.tied, { abort: true })
  .regex(/^\d{1,9}(?:,\d{1,9})+$/)
  .transform((list) => list.split(',').map(Number))
  .refine((list) => list.length <= judgingLimits.tied, { error: 'tie' });

export const voteOnTie = endpoint({
  name: 'voteOnTie',
  ...calls.voteOnTie,
  ...act,
  summary:
    'The chair orders all entries of a tie by their numbers, once, until the next round opens or the awards are published.',
  input: z.object({ roundId: wireId, numbers: tiedNumbers }),
  errors: ['NullPointer', 'Changed', 'Forbidden', 'EventCanceled'],
});
