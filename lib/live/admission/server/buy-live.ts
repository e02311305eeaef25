import { type Broadcast, findPublicBroadcast, holdBroadcast, phaseAt } from '@/lib/live/broadcast/port';
import { addOrder, closeOrder, holdBuyer, holdOrder } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { buyLive as contract } from '../contract';
import { isOnSale } from '../rules/on-sale';
import { findPass } from './find-pass';

type Buying = InputOf<typeof contract> & { personId: string };

/**
 * Orders a broadcast for the caller and returns the order, which is to be paid within 15 minutes. Who has an order that waits for
 * payment, or is paid, gets that one; of many presses at once there is one.
 * Throws NullPointer for a broadcast that is not public, SaleClosed for one that costs nothing, is over or canceled, and for its host,
 * FeeChanged for another price than was shown, TooManyOrders for who has 20 unpaid ones.
 */
export async function buyLive(context: Context, input: InputOf<typeof contract>): Promise<{ orderId: string }> {
  const { personId } = signedIn(context);
  await findPublicBroadcast(context.db.read, input.id);
  return context.db.transaction((tx) => buy(context, tx, { ...input, personId }));
}

async function buy(context: Context, tx: Tx, buying: Buying): Promise<{ orderId: string }> {
  const { id, clientId, personId } = buying;
  const before = await holdBuyer(tx, { personId, clientId });
  if (before) return { orderId: before.id };
  // Held, so that it is not canceled meanwhile.
  const broadcast = await holdBroadcast(tx, id);
  const standing = await findStanding(context, tx, buying);
  if (standing?.state === 'valid') return { orderId: standing.order_id };
  requireSale(broadcast, buying, context.now());
  if (standing) return { orderId: standing.order_id };
  const titles = { titleZh: broadcast.titleZh || broadcast.titleEn, titleEn: broadcast.titleEn || broadcast.titleZh };
  const line = { product: id, ...titles, quantity: 1, unitFen: broadcast.priceFen };
  const { id: orderId } = await addOrder(context, tx, { personId, clientId, kind: 'live', ...titles, lines: [line] });
  const pending = { state: 'pending' as const, given_at: null, returned_at: null };
  const row = { order_id: orderId, language: context.language, ...pending };
  await tx
    .insertInto('live_pass')
    .values({ broadcast_id: id, person_id: personId, ...row })
    .onConflict((same) => same.columns(['broadcast_id', 'person_id']).doUpdateSet(row))
    .execute();
  return { orderId };
}

/** A pass that is paid, or whose order can still be paid; an order whose time is over is closed. */
async function findStanding(context: Context, tx: Tx, of: Buying) {
  const before = await findPass(tx, of);
  if (!before) return undefined;
  // It is read again once nobody else can pay or cancel its order.
  const order = await holdOrder(tx, before.order_id);
  const at = context.now();
  if (order?.state === 'pending' && order.expires_at <= at) {
    await closeOrder(context, tx, { id: order.id, step: 'expired', at });
  }
  const pass = await findPass(tx, of);
  return pass?.state === 'returned' ? undefined : pass;
}

function requireSale(broadcast: Broadcast, { personId, priceFen }: Buying, now: number): void {
  const isOpen = broadcast.isPublic && isOnSale(phaseAt(broadcast, now));
  if (!isOpen || broadcast.priceFen === 0 || broadcast.hostId === personId) throw new CodedError('SaleClosed');
  if (broadcast.priceFen !== priceFen) throw new CodedError('FeeChanged');
}
