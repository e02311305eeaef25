import { type ContestFacts, freezeAt, voteTimes } from '@/lib/events/contest/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { voidReasons } from '../codes';
import type { VoteTotals } from '../contract';
import { shownCounts } from '../rules/shown-counts';
import { phaseOf } from './find-vote';

/**
 * The votes of a contest as they are told at `now` (ms); null for one without a vote. Sums of its entries, also of those that are
 * shown no longer: their votes were cast too.
 */
export async function countVotes(
  db: Reader,
  contest: Pick<ContestFacts, 'id' | 'vote_start_at' | 'vote_end_at'>,
  now: number,
): Promise<VoteTotals | null> {
  const frozenAt = freezeAt(voteTimes(contest));
  if (frozenAt === null) return null;
  const phase = phaseOf(contest, now);
  const { cast, valid, voided } = shownCounts(phase);
  const sums = await db
    .selectFrom('contest_vote_tally')
    .select(({ fn }) => [fn.sum(cast).as('cast'), fn.sum(valid).as('counted')])
    .where('activity_id', '=', contest.id)
    .executeTakeFirstOrThrow();
  const discarded = await db
    .selectFrom('contest_vote_void')
    .select((row) => ['reason', row.ref(voided).as('count')])
    .where('activity_id', '=', contest.id)
    .execute();
  const countOf = new Map(discarded.map(({ reason, count }) => [reason, count]));
  return {
    // PostgreSQL answers sums as texts, and of nothing as null.
    ...{ cast: Number(sums.cast ?? 0), counted: Number(sums.counted ?? 0) },
    discarded: voidReasons.map((reason) => ({ reason, count: countOf.get(reason) ?? 0 })),
    ...{ isFrozen: phase === 'frozen', freezeTime: isoInBeijing(frozenAt) },
  };
}
