import { millisecondsInDay } from 'date-fns/constants';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import { boardsTag } from '@/lib/works/work/port';
import type { RankingStep } from '../codes';
import { movement } from '../rules/board-score';
import type { Boards } from './compute-boards';
import type { RankingPlaceTable } from './tables';

/** Number of days for which boards are kept after their own. */
const keptDays = 7;
/** The board that is never empty if any exists comes first: its first row decides between concurrent writers. */
const order = ['all', 'month', 'week', 'creators'] as const satisfies RankingStep[];

/**
 * Writes the boards of the Beijing day that contains `now` (ms), with the changes since the previous boards, and
 * returns whether it did: existing boards are never changed, and nothing is written while there are no works. Removes
 * old boards.
 * Of several nodes that computed them at once one wins, by inserting the first row: the others wait for that
 * transaction and then see the row.
 */
export async function writeBoards(tx: Tx, boards: Boards, now: number): Promise<boolean> {
  const day = beijingDay(now);
  const [first, ...others] = await placesOf(tx, boards, day);
  if (!first || !(await claim(tx, first))) return false;
  if (others.length > 0) await tx.insertInto('ranking_place').values(others).execute();
  for (const step of order) {
    await tx
      .deleteFrom('ranking_place')
      .where('step', '=', step)
      .where('day', '<', beijingDay(now - keptDays * millisecondsInDay))
      .execute();
  }
  await invalidatePages(tx, [boardsTag], now);
  return true;
}

async function placesOf(tx: Tx, boards: Boards, day: string): Promise<Insertable<RankingPlaceTable>[]> {
  const rows: Insertable<RankingPlaceTable>[] = [];
  const dayBefore = await latestDay(tx, day);
  for (const step of order) {
    const before = await ranksOn(tx, step, dayBefore);
    for (const [index, { id, score }] of boards[step].entries()) {
      const rank = index + 1;
      rows.push({ step, day, rank, thing_id: id, score, moved: movement(rank, before.get(id)) });
    }
  }
  return rows;
}

/** The latest day before `day` with boards; days without (no node was running) are skipped. Null for none. */
async function latestDay(tx: Tx, day: string): Promise<string | null> {
  const found = tx.selectFrom('ranking_place').select('day').where('step', '=', order[0]).where('day', '<', day);
  return (await found.orderBy('day', 'desc').limit(1).executeTakeFirst())?.day ?? null;
}

async function ranksOn(db: Reader, step: RankingStep, day: string | null): Promise<Map<string, number>> {
  const places = db.selectFrom('ranking_place').select(['thing_id', 'rank']).where('step', '=', step);
  const rows = day === null ? [] : await places.where('day', '=', day).execute();
  return new Map(rows.map((row) => [row.thing_id, row.rank]));
}

async function claim(tx: Tx, first: Insertable<RankingPlaceTable>): Promise<boolean> {
  const claimed = await tx
    .insertInto('ranking_place')
    .values(first)
    .onConflict((conflict) => conflict.doNothing())
    .returning('rank')
    .executeTakeFirst();
  return claimed !== undefined;
}
