import { z } from 'zod';
import { contestChanges, entryModes } from '@/lib/events/contest/codes';
import { entryStates } from '@/lib/events/entry/codes';
import { wireId } from '@/lib/platform/shared/wire';
import { outcomes, resultFormat, resultStages, shortlistWays } from '../codes';

/** ISO 8601 in Beijing's zone. */
const time = z.iso.datetime({ offset: true });
const count = z.int().min(0);
/** Empty in a language in which it is not written. */
export const bilingual = z.object({ zh: z.string(), en: z.string() });
export type Bilingual = z.output<typeof bilingual>;
/** SHA-256 in hex. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A version of the terms: the digests are of its sanitised HTML in UTF-8. */
export const termsFacts = z.object({
  version: z.int(),
  madeTime: time,
  sha256: z.object({ zh: sha256, en: sha256 }),
});
export type TermsFacts = z.output<typeof termsFacts>;

/** Times of a contest as they were in the end; null for what it does not have or has not reached. */
export const phaseFacts = z.object({
  enrolStartTime: time,
  enrolEndTime: time,
  worksTime: time.nullable(),
  voteStartTime: time.nullable(),
  /** From then on nobody is told a newer count, until the end. */
  voteFreezeTime: time.nullable(),
  voteEndTime: time.nullable(),
  resultsTime: time.nullable(),
  shortlistedTime: time.nullable(),
  decidedTime: time.nullable(),
});
export type PhaseFacts = z.output<typeof phaseFacts>;

/** How many entries were sent, and how many of them are in each state and, of those that passed the formal check, category. */
export const entryNumbers = z.object({
  sent: count,
  shown: count,
  states: z.array(z.object({ state: z.enum(entryStates), count })),
  categories: z.array(z.object({ id: wireId, name: bilingual, count })),
});
export type EntryNumbers = z.output<typeof entryNumbers>;

/** A round of judging as it was fixed when it opened. */
export const roundFacts = z.object({
  position: z.int(),
  name: bilingual,
  /** Weights are per cent and make 100. */
  criteria: z.array(z.object({ id: z.string(), name: bilingual, weight: z.int() })),
  judges: count,
  judgesPerEntry: count,
  entries: count,
  /** What parts equal entries, in the order in which it is asked: criteria by their ids, `median`, `chair`. */
  tieRule: z.array(z.string()),
  openedTime: time,
  closedTime: time.nullable(),
  /** Entries of equal scores by their numbers, and the rule that parted them; null where none did. */
  ties: z.array(z.object({ numbers: z.array(z.int()), resolvedBy: z.string().nullable() })),
});
export type RoundFacts = z.output<typeof roundFacts>;

/** Votes of a contest: counted are those that were cast and not taken out. While it is frozen, those of before. */
export const voteFacts = z.object({
  cast: count,
  counted: count,
  discarded: z.array(z.object({ reason: z.string(), count })),
  isFrozen: z.boolean(),
});
export type VoteFacts = z.output<typeof voteFacts>;

/** An award of a contest. */
export const awardFacts = z.object({
  id: wireId,
  name: bilingual,
  prize: bilingual,
  quantity: z.int(),
  /** Null for one that entries of every category can win. */
  categoryId: wireId.nullable(),
});
export type AwardFacts = z.output<typeof awardFacts>;

/** An entry in a result. Nobody is named in the shortlist of a blind contest, nor who had erased their account before. */
export const outcomeEntry = z.object({
  id: wireId,
  number: z.int(),
  title: bilingual,
  categoryId: wireId,
  mode: z.enum(entryModes),
  teamName: z.string(),
  /** Who entered it, then the members of the team that confirmed, as they were called. */
  people: z.array(z.object({ id: wireId, name: z.string() })),
  result: z.enum(outcomes),
  awards: z.array(z.object({ id: wireId, citation: bilingual })),
});
export type OutcomeEntry = z.output<typeof outcomeEntry>;

/** What is known of a contest beside its outcome. */
export const contestFacts = z.object({
  contest: z.object({
    id: wireId,
    name: z.string(),
    /** Of its page. */
    address: z.url(),
    title: bilingual,
    organiser: z.object({ id: wireId, name: z.string() }),
    isBlind: z.boolean(),
  }),
  terms: z.array(termsFacts),
  phases: phaseFacts,
  /** What was changed since it was published, the first one first. */
  changes: z.array(z.object({ at: time, change: z.enum(contestChanges) })),
  entries: entryNumbers,
  judging: z.array(roundFacts),
  /** Null for a contest without a vote. */
  vote: voteFacts.nullable(),
});
export type ContestFacts = z.output<typeof contestFacts>;

/**
 * A published result. What is signed is its canonical JSON (RFC 8785) in UTF-8: one line of bytes, the same whoever writes it.
 * All numbers are integers.
 */
export const resultDocument = contestFacts.extend({
  format: z.literal(resultFormat),
  stage: z.enum(resultStages),
  /** From 1; a corrected result is a further version, and the earlier ones stay. */
  version: z.int(),
  publishedTime: time,
  shortlist: z.object({ way: z.enum(shortlistWays), top: z.int(), reason: z.string() }),
  /** Empty in a shortlist. */
  awards: z.array(awardFacts),
  /** By number. */
  outcome: z.array(outcomeEntry),
});
export type ResultDocument = z.output<typeof resultDocument>;
