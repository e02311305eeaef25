import type { ContestFacts } from '@/lib/events/contest/port';
import { findJudgedRounds, findLastStanding } from '@/lib/events/judging/port';
import { countVotes } from '@/lib/events/vote/port';
import type { Reader } from '@/lib/platform/server/db/database';
import type { RoundFacts, VoteFacts } from '../contract/document';
import { roundFacts } from '../rules/round-facts';
import type { Placed } from '../rules/top-of-standing';

/** Rounds of a contest that were opened, in their order. */
export async function findRounds(db: Reader, contestId: string): Promise<RoundFacts[]> {
  return (await findJudgedRounds(db, contestId)).map(roundFacts);
}

/** How many rounds of a contest are open, and how many closed. */
export async function countRounds(db: Reader, contestId: string): Promise<{ open: number; closed: number }> {
  const rounds = await findJudgedRounds(db, contestId);
  const countOf = (state: 'open' | 'closed') => rounds.filter((round) => round.state === state).length;
  return { open: countOf('open'), closed: countOf('closed') };
}

/** The standing of the last round of a contest; empty where that is not closed, or there is none. */
export async function findStanding(db: Reader, contestId: string): Promise<Placed[]> {
  return (await findLastStanding(db, contestId)) ?? [];
}

/** The votes of a contest as they are public at `now` (ms): while it is frozen, those of before. Null for one without a vote. */
export async function findVotes(db: Reader, contest: ContestFacts, now: number): Promise<VoteFacts | null> {
  const votes = await countVotes(db, contest, now);
  if (!votes) return null;
  const { cast, counted, discarded, isFrozen } = votes;
  return { cast, counted, discarded, isFrozen };
}
