import { millisecondsInDay } from 'date-fns/constants';
import { type SqlBool, sql } from 'kysely';
import { cityName, cityOf } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { beijingMidnight } from '@/lib/platform/shared/format/beijing';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { type DemandOrder, demandLimits } from '../codes';
import type { findDemands as contract, DemandCity, DemandItem, findDemandsOfCompany } from '../contract';
import { findDemandItems } from './demand-item';
import { isPublicDemand } from './public-demand';

type Query = InputOf<typeof contract>;

/** Public demands that take proposals, filtered and in an order. A page is so many entries of one index. */
export async function listDemands(context: Context, query: Query): Promise<Page<DemandItem>> {
  const rows = await entriesOfPage(context.db.read, query, context.now()).execute();
  const page = toPage(rows, query, ({ demand_id }) => demand_id);
  return { ...page, list: await findDemandItems(context, page.list) };
}

/** The entries of a page and one more, from an index alone. */
export function entriesOfPage(db: Reader, query: Query, now: number) {
  const { kind, budget, city, within, order, pageIndex, pageSize } = query;
  return db
    .selectFrom('project_demand_entry')
    .select('demand_id')
    .where('kind', '=', kind)
    .where('city_id', '=', city && cityOf(city))
    .where('band', '=', budget)
    .where(ends(order, now, within === '' ? null : Number(within)))
    .orderBy(orders[order])
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}

/** Each is in the order of an index. */
const orders: Record<DemandOrder, ReturnType<typeof sql>> = {
  newest: sql`verified_at desc, demand_id`,
  deadline: sql`propose_until, demand_id`,
  budget: sql`budget desc, demand_id`,
};

/**
 * Takes proposals at `now` (ms), and for so many days at most. The plus keeps the end out of the choice of an index, except where
 * the entries are wanted in its order.
 */
function ends(order: DemandOrder, now: number, days: number | null) {
  const end = order === 'deadline' ? sql`propose_until` : sql`+propose_until`;
  if (days === null) return sql<SqlBool>`${end} > ${now}`;
  return sql<SqlBool>`${end} > ${now} and ${end} <= ${beijingMidnight(now) + (days + 1) * millisecondsInDay}`;
}

/** The cities with most demands in the lists, most first. */
export async function listDemandCities({ db, language }: Context): Promise<DemandCity[]> {
  const rows = await db.read
    .selectFrom('project_demand_city')
    .select(['city_id', 'demand_count'])
    .orderBy('demand_count', 'desc')
    .orderBy('city_id')
    .limit(demandLimits.cities)
    .execute();
  return rows.map((row) => ({ id: row.city_id, name: cityName(row.city_id, language), demandCount: row.demand_count }));
}

/** The demands of a company that take proposals, the latest first; empty for an unknown person. */
export async function listDemandsOfCompany(
  context: Context,
  { userId, ...page }: InputOf<typeof findDemandsOfCompany>,
): Promise<Page<DemandItem>> {
  const rows = await idsOfCompany(context.db.read, userId, context.now())
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute();
  const found = toPage(rows, page, ({ id }) => id);
  return { ...found, list: await findDemandItems(context, found.list) };
}

/** The ids of the demands of a company in their order. The conditions are those of its index. */
export const idsOfCompany = (db: Reader, ownerId: string, now: number) =>
  db
    .selectFrom('project_demand')
    .select('project_demand.id')
    .where('owner_id', '=', ownerId)
    .where(isPublicDemand)
    .where('closed_at', 'is', null)
    .where('docked_at', 'is', null)
    .where(sql<SqlBool>`+propose_until > ${now}`)
    .orderBy('verified_at', 'desc')
    .orderBy('project_demand.id');
