import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import { findBroadcastItems, findPublicBroadcast, holdBroadcast } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type * as contract from '../contract';
import { endPass } from './refund-passes';

/** What the caller has of a broadcast. Throws NullPointer for one that is not public. */
export async function getAdmission(
  context: Context,
  { id }: InputOf<typeof contract.getAdmission>,
): Promise<contract.Admission> {
  const { personId } = signedIn(context);
  const { liveAt, canceledAt } = await findPublicBroadcast(context.db.read, id);
  const pass = await findPass(context.db.read, id, personId);
  const isReturnable = pass?.state === 'valid' && liveAt === null && canceledAt === null;
  return { state: pass?.state ?? null, orderId: pass?.order_id ?? null, isReturnable };
}

/**
 * Gives a broadcast back for the whole price; twice is once. Throws ReturnClosed once it is on air, NullPointer for who has not paid
 * it.
 */
export async function returnLive(
  context: Context,
  { id }: InputOf<typeof contract.returnLive>,
): Promise<contract.Admission> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    // Held, so that it does not begin meanwhile.
    const { liveAt } = await holdBroadcast(tx, id);
    const pass = await findPass(tx, id, personId);
    if (!pass || pass.state === 'pending') throw new CodedError('NullPointer');
    if (pass.state === 'returned') return;
    if (liveAt !== null) throw new CodedError('ReturnClosed');
    await endPass(context, tx, pass.order_id);
  });
  return getAdmission(context, { id });
}

function findPass(db: Reader, id: string, personId: string) {
  return db
    .selectFrom('live_pass')
    .select(['state', 'order_id'])
    .where('broadcast_id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Which of these broadcasts the caller has paid. */
export async function listAdmissions(
  context: Context,
  { ids }: InputOf<typeof contract.findAdmissions>,
): Promise<string[]> {
  const { personId } = signedIn(context);
  if (ids.length === 0) return [];
  const rows = await context.db.read
    .selectFrom('live_pass')
    .select('broadcast_id')
    .where('person_id', '=', personId)
    .where('broadcast_id', 'in', ids)
    .where('state', '=', 'valid')
    .execute();
  return rows.map(({ broadcast_id }) => broadcast_id);
}

/** The broadcasts that the caller has paid, the latest start first; those that are not public any more are left out. */
export async function listLivePasses(
  context: Context,
  query: InputOf<typeof contract.findLivePasses>,
): Promise<Page<BroadcastItem>> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('live_pass')
    .select('broadcast_id')
    .where('person_id', '=', personId)
    .where('state', '=', 'valid')
    .orderBy('start_at', 'desc')
    .orderBy('broadcast_id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, ({ broadcast_id }) => broadcast_id);
  return { ...page, list: await findBroadcastItems(context, page.list) };
}
