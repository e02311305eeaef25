import { z } from 'zod';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireFlag, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { assignmentStates, conflictKinds, tieRules } from '../codes';

const count = z.int().min(0);
/** In thousandths of a point, of 10,000 at most. */
export const thousandths = z.int().min(0);
const desk = { auth: 'user', errors: ['NullPointer'], limit: looseLimit } as const;

const entry = z.object({
  entryId: wireId,
  /** In its contest. */
  number: z.int(),
  title: z.string(),
  titleLanguage: textLanguage,
});

/** How far the judging of an entry is; neither scores nor judges. */
export const judgedEntry = entry.extend({
  open: count,
  scored: count,
  recused: count,
  setAside: count,
  /** How many judges it lacks. */
  lacks: count,
});
export type JudgedEntry = z.output<typeof judgedEntry>;

export const findJudgedEntries = endpoint({
  name: 'findJudgedEntries',
  ...calls.findJudgedEntries,
  ...desk,
  summary: 'How far the judging of the entries of a round is, by their numbers: of all, or of those that lack judges.',
  input: pageQuery.extend({ roundId: wireId, lacking: wireFlag.default(false) }),
  data: pageOf(judgedEntry),
});

/** The scores of a judge for an entry, by criteria. */
export const scoreList = z.array(z.object({ criterionId: z.string(), score: z.int() }));

export const getEntryScores = endpoint({
  name: 'getEntryScores',
  ...calls.getEntryScores,
  ...desk,
  summary: 'Who judges an entry in a round and who may not; once it is closed, their scores and comments too.',
  input: z.object({ roundId: wireId, entryId: wireId }),
  data: z.object({
    judges: z.array(
      namedPerson.extend({
        state: z.enum(assignmentStates),
        /** Why they recused themselves; empty for none. */
        reason: z.string(),
        /** Null and empty before the round is closed, and for who did not score. */
        total: thousandths.nullable(),
        scores: scoreList,
        comment: z.string(),
      }),
    ),
    conflicts: z.array(namedPerson.extend({ kind: z.enum(conflictKinds) })),
  }),
});
export type EntryScores = z.output<typeof getEntryScores.data>;

/** An entry in the standing of a closed round. */
export const standingRow = entry.extend({
  /** Tied entries share one. */
  place: z.int(),
  /** Null for one that nobody scored. */
  mean: thousandths.nullable(),
  /** Scores that it is the mean of. */
  scoreCount: count,
  /** What parted it from others of its mean; null where there are none. */
  tie: z.enum(tieRules).nullable(),
  /** The criterion that did. */
  tieCriterionId: z.string().nullable(),
  goesOn: z.boolean(),
});
export type StandingRow = z.output<typeof standingRow>;

export const findStanding = endpoint({
  name: 'findStanding',
  ...calls.findStanding,
  ...desk,
  summary: 'The standing of a closed round, the best first.',
  input: pageQuery.extend({ roundId: wireId }),
  data: pageOf(standingRow),
});

export const exportStanding = endpoint({
  name: 'exportStanding',
  ...calls.exportStanding,
  summary:
    'The standing of a closed round as CSV, with the mean of each criterion; recorded. For the organiser and for staff who manage contests.',
  auth: 'user',
  input: z.object({ roundId: wireId }),
  data: z.null(),
  errors: ['NullPointer', 'TooLarge'],
  limit: { address: { max: 30, seconds: 60 }, account: { max: 30, seconds: 3600, strict: true } },
  answers: 'file',
});
