import { sql } from 'kysely';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import { type Broadcast, findBroadcastItems, findPublicBroadcast } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type * as contract from '../contract';
import { findPass } from './find-pass';

/** What the caller has of a broadcast. Throws NullPointer for one that is not public. */
export async function getAdmission(
  context: Context,
  { id }: InputOf<typeof contract.getAdmission>,
): Promise<contract.Admission> {
  const { personId } = signedIn(context);
  const broadcast = await findPublicBroadcast(context.db.read, id);
  return admissionOf(await findPass(context.db.read, { id, personId }), broadcast);
}

function admissionOf(
  pass: Awaited<ReturnType<typeof findPass>>,
  { liveAt, canceledAt }: Broadcast,
): contract.Admission {
  const isReturnable = pass?.state === 'valid' && liveAt === null && canceledAt === null;
  return { state: pass?.state ?? null, orderId: pass?.order_id ?? null, isReturnable };
}

/**
 * The broadcast of an order of the caller, and what they have of it. Throws NullPointer for any other order, for one that was canceled, and
 * where the broadcast is not public any more.
 */
export async function getLiveOrder(
  context: Context,
  { orderId }: InputOf<typeof contract.getLiveOrder>,
): Promise<contract.LiveOrder> {
  const { personId } = signedIn(context);
  const pass = await context.db.read
    .selectFrom('live_pass')
    .select(['broadcast_id', 'person_id', 'state', 'order_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (pass?.person_id !== personId) throw new CodedError('NullPointer');
  const [item] = await findBroadcastItems(context, [pass.broadcast_id]);
  if (!item) throw new CodedError('NullPointer');
  const admission = admissionOf(pass, await findPublicBroadcast(context.db.read, pass.broadcast_id));
  return { broadcast: item, admission };
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

/** The broadcasts that the caller has paid, the latest paid first; those that are not public any more are left out. */
export async function listLivePasses(
  context: Context,
  query: InputOf<typeof contract.findLivePasses>,
): Promise<Page<BroadcastItem>> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('live_pass')
    .select('broadcast_id')
    .where('person_id', '=', personId)
    .where('state', '=', sql.lit('valid'))
    .orderBy('given_at', 'desc')
    .orderBy('broadcast_id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, ({ broadcast_id }) => broadcast_id);
  return { ...page, list: await findBroadcastItems(context, page.list) };
}
