import { sql } from 'kysely';
import { findCategories } from '@/lib/events/contest/port';
import type { Reader } from '@/lib/platform/server/db/database';
import type { EntryNumbers } from '../../contract/document';

/** How many entries of a contest were sent, and how many are in each state and category; each number from an index alone. */
export async function countEntries(db: Reader, contestId: string): Promise<EntryNumbers> {
  const states = await db
    .selectFrom('contest_entry')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .where('activity_id', '=', contestId)
    .where('number', 'is not', null)
    .groupBy('state')
    .orderBy('state')
    .execute();
  const shown = await db
    .selectFrom('contest_entry')
    .select((row) => ['category_id', row.fn.countAll<number>().as('count')])
    .where('activity_id', '=', contestId)
    .where('is_shown', '=', sql.lit(1))
    .groupBy('category_id')
    .execute();
  const counts = new Map(shown.map(({ category_id, count }) => [category_id, Number(count)]));
  const sumOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + Number(count), 0);
  return {
    sent: sumOf(states),
    shown: sumOf(shown),
    states: states.map(({ state, count }) => ({ state, count: Number(count) })),
    categories: (await findCategories(db, contestId)).map(({ id, nameZh, nameEn }) => ({
      ...{ id, name: { zh: nameZh, en: nameEn } },
      count: counts.get(id) ?? 0,
    })),
  };
}
