import type { Reader } from '@/lib/platform/server/db/database';
import type { RoundFacts, VoteFacts } from '../contract/document';
import type { Placed } from '../rules/top-of-standing';

/**
 * What a result takes from judging and from the vote, in one place.
 * These stand for the ports of both until they are there: a contest has no round and no counted vote.
 */

/** Rounds of a contest that opened, in order; the ties of a closed one. */
export async function findRounds(_db: Reader, _contestId: string): Promise<RoundFacts[]> {
  return [];
}

/** How many rounds of a contest are open, and how many closed. */
export async function countRounds(_db: Reader, _contestId: string): Promise<{ open: number; closed: number }> {
  return { open: 0, closed: 0 };
}

/** The standing of the last round of a contest that closed; empty for none. */
export async function findStanding(_db: Reader, _contestId: string): Promise<Placed[]> {
  return [];
}

/** The votes of a contest as they are public at `now` (ms): as of the freeze while it is frozen. */
export async function countVotes(_db: Reader, _contestId: string, _now: number): Promise<VoteFacts> {
  return { cast: 0, counted: 0, discarded: [], isFrozen: false };
}
