import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { cityOf } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { ActivityItem, findActivities as contract } from '../contract';
import { spanOf } from '../rules/period';
import { findActivityItems } from './activity-item';

type Query = InputOf<typeof contract>;

/**
 * Public activities by category, phase, city, period and price, in the order of their phase; without one those that are not
 * over, by their end. Canceled ones are in none of these lists. A page is so many entries of one of two indexes.
 */
export async function filterActivities(context: Context, query: Query): Promise<Page<ActivityItem>> {
  const rows = await entriesOfPage(context.db.read, query, context.now()).execute();
  const page = toPage(rows, query, ({ activity_id }) => activity_id);
  return { ...page, list: await findActivityItems(context, page.list) };
}

/** The entries of a page and one more, from an index alone. */
export function entriesOfPage(db: Reader, query: Query, now: number) {
  const { category, city, price, phase, period, pageIndex, pageSize } = query;
  let entries = db
    .selectFrom('activity_entry')
    .select('activity_id')
    .where('category', '=', Number(category))
    .where('city_id', '=', city && cityOf(city))
    .where('price', '=', price)
    .where(phases[phase](now));
  if (period !== '') {
    const { from, until } = spanOf(period, now);
    entries = entries.where(during(from, until, phase === 'coming' ? 'start' : 'end'));
  }
  return entries
    .orderBy(orders[phase])
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}

/** Each is in the order of an index, forwards or backwards. */
const orders = {
  '': sql`hold_end_at, activity_id`,
  now: sql`hold_end_at, activity_id`,
  coming: sql`hold_start_at, activity_id`,
  past: sql`hold_end_at desc, activity_id desc`,
};

const phases = {
  '': (now: number) => sql<SqlBool>`hold_end_at > ${now}`,
  now: (now: number) => during(now, now + 1, 'end'),
  coming: (now: number) => sql<SqlBool>`hold_start_at > ${now}`,
  past: (now: number) => sql<SqlBool>`hold_end_at <= ${now}`,
};

/**
 * Takes place between two times, also in part. The plus keeps the other time out of the choice of an index: that leads in whose
 * order the entries are wanted.
 */
function during(from: number, until: number, lead: 'start' | 'end'): RawBuilder<SqlBool> {
  return lead === 'start'
    ? sql<SqlBool>`hold_start_at < ${until} and +hold_end_at > ${from}`
    : sql<SqlBool>`hold_end_at > ${from} and +hold_start_at < ${until}`;
}
