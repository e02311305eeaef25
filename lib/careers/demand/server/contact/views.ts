import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { ContactView, findContactViews as contract } from '../../contract';
import { asOwn, findOwnRow } from '../own/own-demand';

type Query = InputOf<typeof contract>;

/** How many people have looked at the contact of each of these demands, by id. */
export async function countViews(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('demand_contact_view')
    .select(['demand_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('demand_id', 'in', ids)
    .groupBy('demand_id')
    .execute();
  return new Map(rows.map(({ demand_id, count }) => [demand_id, count]));
}

/** Who has looked at the contact of a demand of the caller, the latest first. Throws NullPointer for one that is not theirs. */
export async function listContactViews(context: Context, query: Query): Promise<Page<ContactView>> {
  await findOwnRow(context.db.read, asOwn(context, query.id));
  // With their people last, so that of what a far page skips only the index is read. What an erased one has looked at goes with
  // their account.
  const rows = await context.db.read
    .selectFrom(pageOfViews(context.db.read, query).as('page'))
    .innerJoin('person', 'person.id', 'page.person_id')
    .select(['person.id as userId', 'nickname', 'avatar', 'verification', 'first_at', 'last_at', 'look_count'])
    .orderBy('last_at', 'desc')
    .orderBy('person_id')
    .execute();
  return toPage(rows, query, ({ first_at, last_at, look_count, ...person }) => ({
    ...person,
    ...{ firstAt: isoInBeijing(first_at), lastAt: isoInBeijing(last_at), lookCount: look_count },
  }));
}

/** Who looked, as a page and one more. */
export function pageOfViews(db: Reader, { id, pageIndex, pageSize }: Query) {
  return db
    .selectFrom('demand_contact_view')
    .select(['person_id', 'first_at', 'last_at', 'look_count'])
    .where('demand_id', '=', id)
    .orderBy('last_at', 'desc')
    .orderBy('person_id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}
