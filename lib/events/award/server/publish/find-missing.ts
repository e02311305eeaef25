import type { ContestFacts } from '@/lib/events/contest/port';
import type { Reader } from '@/lib/platform/server/db/database';
import type { FieldError } from '@/lib/platform/shared/error-codes';
import type { ResultStage } from '../../codes';
import { missingForResult } from '../../rules/missing';
import { findAwards, findChosen, findWinners } from '../desk/plan-rows';
import { countRounds } from '../sources';

/** What a result of a contest lacks to be published at `now` (ms). */
export async function findMissing(
  db: Reader,
  { contest, stage, now }: { contest: ContestFacts; stage: ResultStage; now: number },
): Promise<FieldError[]> {
  const chosen = new Set((await findChosen(db, contest.id)).map(({ id }) => id));
  const winners = await findWinners(db, contest.id);
  const awards = await findAwards(db, contest.id);
  const rounds = await countRounds(db, contest.id);
  return missingForResult(stage, {
    ...{ now, enrolEndAt: contest.enrol_end_at, voteEndAt: contest.vote_end_at },
    ...(await countUndecided(db, contest.id)),
    ...{ openRounds: rounds.open, closedRounds: rounds.closed },
    shortlisted: chosen.size,
    awards: awards.map((award) => ({
      ...{ nameZh: award.name_zh, nameEn: award.name_en, quantity: award.quantity, categoryId: award.category_id },
      winners: winners
        .filter(({ award_id }) => award_id === award.id)
        .map((entry) =>
          entry.is_shown === 1 ? { categoryId: entry.category_id, isShortlisted: chosen.has(entry.entry_id) } : null,
        ),
    })),
  });
}

/** Sent entries that are not paid, and those that nobody has checked. */
async function countUndecided(db: Reader, contestId: string): Promise<{ unpaid: number; unchecked: number }> {
  const rows = await db
    .selectFrom('contest_entry')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .where('activity_id', '=', contestId)
    .where('number', 'is not', null)
    .where('state', 'in', ['unpaid', 'submitted'])
    .where('is_shown', '=', 0)
    .groupBy('state')
    .execute();
  const countOf = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { unpaid: countOf('unpaid'), unchecked: countOf('submitted') };
}
