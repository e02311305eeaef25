import { millisecondsInMinute } from 'date-fns/constants';
import { type SqlBool, sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { type BroadcastList, broadcastLimits } from '../codes';
import type { BroadcastItem, findBroadcasts, findBroadcastsOfPerson } from '../contract';
import { findBroadcastItems } from './broadcast-item';
import { isPublicBroadcast } from './public-broadcast';

type Query = InputOf<typeof findBroadcasts>;

/** Public broadcasts of one list, canceled ones in none. A page is so many entries of one partial index. */
export async function listBroadcasts(context: Context, query: Query): Promise<Page<BroadcastItem>> {
  return pageOf(context, query, idsOfList(context.db.read, query.list, context.now()));
}

/** The broadcasts of a host that are to come, on air or over, the latest start first; empty for an unknown person. */
export async function listBroadcastsOfPerson(
  context: Context,
  query: InputOf<typeof findBroadcastsOfPerson>,
): Promise<Page<BroadcastItem>> {
  return pageOf(context, query, idsOfHost(context.db.read, query.userId));
}

/** The ids of the broadcasts of a host in their order. The conditions are those of its index. */
export const idsOfHost = (db: Reader, hostId: string) =>
  listed(db).where('host_id', '=', hostId).where('missed_at', 'is', null).orderBy('start_at', 'desc').orderBy('id');

const listed = (db: Reader) =>
  db.selectFrom('live_broadcast').select('live_broadcast.id').where(isPublicBroadcast).where('canceled_at', 'is', null);

/** The ids of a list in its order. The conditions are those of its index. */
export function idsOfList(db: Reader, list: BroadcastList, now: number) {
  return lists[list](listed(db), now);
}

type Ids = ReturnType<typeof listed>;

const lists: Record<BroadcastList, (ids: Ids, now: number) => Ids> = {
  now: (ids) =>
    ids
      .where('live_at', 'is not', null)
      .where('ended_at', 'is', null)
      .orderBy('live_at', 'desc')
      .orderBy('live_broadcast.id'),
  upcoming: (ids, now) =>
    ids
      .where('live_at', 'is', null)
      .where('missed_at', 'is', null)
      // None is longer: what began earlier is over, and its entries need not be read.
      .where('start_at', '>', now - broadcastLimits.longest * millisecondsInMinute)
      .where(sql<SqlBool>`planned_end_at > ${now}`)
      .orderBy('start_at')
      .orderBy('live_broadcast.id'),
  playback: (ids) => ids.where('replay_at', 'is not', null).orderBy('live_at', 'desc').orderBy('live_broadcast.id'),
};

async function pageOf(
  context: Context,
  query: { pageIndex: number; pageSize: number },
  ids: Ids,
): Promise<Page<BroadcastItem>> {
  const { pageIndex, pageSize } = query;
  const rows = await ids
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  const page = toPage(rows, query, ({ id }) => id);
  return { ...page, list: await findBroadcastItems(context, page.list) };
}
