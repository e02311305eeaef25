import { sql } from 'kysely';
import { requireDesk } from '@/lib/events/contest/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { DataOf } from '@/lib/platform/shared/endpoint';
import type { ShownState } from '../../codes';
import type { countContestEntries as contract } from '../../contract';
import { findUnchecked } from './find-unchecked';

type Counts = DataOf<typeof contract>;

/**
 * How many entries of a contest that were sent once are in each state and category, by their indexes alone. Throws Unauthorized, and
 * NullPointer for who does not run the contest.
 */
export async function countContestEntries(context: Context, { contestId }: { contestId: string }): Promise<Counts> {
  const { read } = context.db;
  await requireDesk(context, read, contestId);
  const [states, transfers, categories, unchecked, firstUncheckedId] = await Promise.all([
    countBy(read, contestId, 'state'),
    countTransfers(read, contestId),
    countBy(read, contestId, 'category_id'),
    countUnchecked(read, contestId),
    findUnchecked(read, contestId),
  ]);
  const counted = states.map(({ value, count }) => ({
    state: value as ShownState,
    count: value === 'unpaid' ? count - transfers : count,
  }));
  return {
    states: [...counted, { state: 'pendingPayment' as const, count: transfers }].filter(({ count }) => count > 0),
    categories: categories.flatMap(({ value, count }) => (value === null ? [] : { categoryId: value, count })),
    unchecked,
    firstUncheckedId,
  };
}

const sentOf = (db: Reader, contestId: string) =>
  db
    .selectFrom('contest_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('activity_id', '=', contestId)
    .where('number', 'is not', null);

function countBy(db: Reader, contestId: string, column: 'state' | 'category_id') {
  return sentOf(db, contestId).select(`${column} as value`).groupBy(column).orderBy(column).execute();
}

/** Those whose fee is transferred: among the unpaid ones, which are few. */
async function countTransfers(db: Reader, contestId: string): Promise<number> {
  const { count } = await sentOf(db, contestId)
    .where('contest_entry.state', '=', 'unpaid')
    .where('order_id', 'in', (orders) => orders.selectFrom('sale_order').select('id').where('way', '=', 'offline'))
    .executeTakeFirstOrThrow();
  return count;
}

async function countUnchecked(db: Reader, contestId: string): Promise<number> {
  const { count } = await sentOf(db, contestId)
    .where('state', '=', sql.lit('submitted'))
    .where('is_shown', '=', sql.lit(0))
    .executeTakeFirstOrThrow();
  return count;
}
