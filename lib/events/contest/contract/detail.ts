import { z } from 'zod';
import { shownBlock } from '@/lib/base/content/contract';
import { listedPerson } from '@/lib/people/person/contract';
import { crowdLimit, endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { textLanguage, wireId, wireInteger } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { contestChanges, contestNamePattern, contestParts, contestPhases, entryModes, votePhases } from '../codes';
import { contestItem, fen, time } from './list';

/** A text in the reader's language, or in the other one where it is missing. */
const shownText = z.object({ text: z.string(), language: textLanguage });

/** What works are entered in. */
export const contestCategory = z.object({
  id: wireId,
  name: shownText,
  modes: z.array(z.enum(entryModes)),
  /** Fees by date: each until just before its time, which the last one lacks. None where entering costs nothing. */
  fees: z.array(z.object({ untilTime: time.nullable(), feeFen: fen })),
});
export type ContestCategory = z.output<typeof contestCategory>;

/** All public data of a contest; the same for all callers, so that its pages can be cached. */
export const contestDetail = contestItem.omit({ nickname: true, verification: true }).extend({
  organiser: listedPerson,
  /** Its channel; null for one that is not public any more. */
  topic: z.object({ id: wireId, title: z.string(), titleLanguage: textLanguage }).nullable(),
  /** The text of its activity: sanitised HTML in the language of the title. */
  body: z.string(),
  /** Bare media keys. */
  photos: z.array(z.string()),
  /** The parts of its page, written by its organiser. */
  blocks: z.array(shownBlock),
  categories: z.array(contestCategory),
  /** Which of its parts have something to show now. */
  parts: z.array(z.enum(contestParts)),
  /** Whether nobody's name is shown with an entry until its awards are published. */
  isBlind: z.boolean(),
  /** When entered works are shown; null: with the result. */
  worksTime: time.nullable(),
  /** The version of its terms that who enters now agrees to. */
  termsVersion: z.int(),
  /** When its shortlist was published; null before. */
  shortlistedTime: time.nullable(),
  /** Why it was canceled; empty for one that was not. */
  cancelReason: z.string(),
  /** What was changed since it was published, the latest first. */
  changes: z.array(z.object({ at: time, change: z.enum(contestChanges) })),
  publishedTime: time,
});
export type ContestDetail = z.output<typeof contestDetail>;

/** What of a contest its dates and what can be done now are shown from: a block of an edited page. */
export const datedContest = contestDetail.pick({
  ...{ id: true, name: true, thumb: true, title: true, titleLanguage: true, parts: true },
  ...{ phase: true, votePhase: true, enrolStartTime: true, enrolEndTime: true, voteStartTime: true, voteEndTime: true },
  ...{ worksTime: true, shortlistedTime: true, resultsTime: true, decidedTime: true },
});
export type DatedContest = z.output<typeof datedContest>;

/** The name of a contest on the wire. */
export const wireContestName = z.string().max(64, { abort: true }).regex(contestNamePattern);

const named = z.object({ name: wireContestName });

export const getContest = endpoint({
  name: 'getContest',
  ...calls.getContest,
  summary: 'A public contest by its name, in the language of the call, or in the other one where it is missing.',
  auth: 'public',
  input: named,
  data: contestDetail,
  errors: ['NullPointer'],
  limit: looseLimit,
});

/** A version of the terms of a contest. */
export const contestTerms = z.object({
  version: z.int(),
  /** HTML for display, in the reader's language, or in the other one where it is missing. */
  body: z.string(),
  language: textLanguage,
  madeTime: time,
});
export type ContestTerms = z.output<typeof contestTerms>;

export const getContestTerms = endpoint({
  name: 'getContestTerms',
  ...calls.getContestTerms,
  summary: 'The terms of a public contest: those of now, or an earlier version.',
  auth: 'public',
  input: named.extend({ version: wireInteger({ min: 1, max: 1_000_000 }).optional() }),
  data: contestTerms,
  errors: ['NullPointer'],
  limit: looseLimit,
});

export const getContestClock = endpoint({
  name: 'getContestClock',
  ...calls.getContestClock,
  summary: "The server's clock, and where a public contest is by it: what countdowns follow.",
  auth: 'public',
  input: named,
  data: z.object({ now: time, phase: z.enum(contestPhases), votePhase: z.enum(votePhases) }),
  errors: ['NullPointer'],
  limit: crowdLimit,
});
