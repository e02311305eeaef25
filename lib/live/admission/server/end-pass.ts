import { closeOrder, holdOrder } from '@/lib/money/order/port';
import { askRefund } from '@/lib/money/payment/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import en from '@/messages/en/live/admission-notices.json';
import zh from '@/messages/zh/live/admission-notices.json';
import type { RefundCause } from '../codes';
import type {} from './events';

/** What the history of a refunded order says: an order has no language. */
const reasonOf = (cause: RefundCause) => `${zh.refundReason[cause]} ${en.refundReason[cause]}`;

/**
 * Ends the order of a pass, and the pass with it: an unpaid one is closed, of a paid one the rest of the sum goes back. Of many at once
 * one does it. The order is held first, as by who pays it.
 */
export async function endPass(context: Context, tx: Tx, orderId: string, cause: RefundCause): Promise<void> {
  const order = await holdOrder(tx, orderId);
  const at = context.now();
  if (order?.state === 'pending') await closeOrder(context, tx, { id: orderId, step: 'canceled', at });
  const pass = await markReturned(tx, orderId, at);
  const amountFen = order ? order.total_fen - order.refunding_fen : 0;
  if (order?.state !== 'paid' || amountFen === 0) return;
  const refund = { orderId, amountFen, goal: 'original', reason: reasonOf(cause), clientId: 'live' } as const;
  await askRefund(context, tx, { ...refund, askedBy: null });
  if (!pass || cause === 'givenBack') return;
  const { person_id: personId, broadcast_id: id } = pass;
  await context.emit(context, tx, 'admission.refunded', { id, personId, orderId, amountFen, cause });
}

/** Notes that the money of a pass goes back; undefined for one of which that is noted, and where there is none. */
export function markReturned(tx: Tx, orderId: string, at: number) {
  return tx
    .updateTable('live_pass')
    .set({ state: 'returned', returned_at: at })
    .where('order_id', '=', orderId)
    .where('state', '<>', 'returned')
    .returning(['broadcast_id', 'person_id'])
    .executeTakeFirst();
}
