import type { Reader } from '@/lib/platform/server/db/database';
import type { JudgedRound } from '../rules/round-facts';
import type { Placed } from '../rules/top-of-standing';

/**
 * Stands for the ports of judging and of the vote until they are there, with their names: a contest has no round and no vote is
 * counted.
 */

export async function findJudgedRounds(_db: Reader, _contestId: string): Promise<JudgedRound[]> {
  return [];
}

export async function findLastStanding(_db: Reader, _contestId: string): Promise<Placed[] | null> {
  return null;
}

export async function countVotes(_db: Reader, contest: { vote_start_at: number | null }, _now: number) {
  if (contest.vote_start_at === null) return null;
  return { cast: 0, counted: 0, discarded: [] as { reason: string; count: number }[], isFrozen: false };
}
