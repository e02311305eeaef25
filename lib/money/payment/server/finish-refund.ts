import { postTransaction } from '@/lib/money/ledger/port';
import { endOrderRefund, holdOrder } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { type RefundRoute, refundEntries } from '../rules/refund-entries';
import type { PaymentRefundTable } from './tables';

interface Finished {
  /** The way that the money took. */
  route: RefundRoute;
  refundId: string | null;
  /** When a provider took it on. */
  acceptedAt?: number | null;
  at: number;
}

/**
 * A refund has reached the buyer: booked once, however often it is said. The order's row must be held. False for one that is
 * done already.
 */
export async function finishRefund(
  context: Context,
  tx: Tx,
  id: string,
  { route, refundId, acceptedAt = null, at }: Finished,
) {
  const done = await tx
    .updateTable('payment_refund')
    .set((row) => ({
      ...{ state: 'done' as const, ask_at: null, refund_id: refundId, done_at: at },
      accepted_at: row.fn.coalesce('accepted_at', row.val(acceptedAt)),
    }))
    .where('id', '=', id)
    .where('state', '!=', 'done')
    .returningAll()
    .executeTakeFirst();
  if (!done) return false;
  const order = await holdOrder(tx, done.order_id);
  if (!order) throw new Error(`The refund ${id} has no order.`);
  const { kind, person_id: personId } = order;
  const isSurplus = done.is_surplus === 1;
  const entries = refundEntries({ route, kind, personId, isSurplus, amount: done.amount_fen });
  const about = order.id;
  await postTransaction(tx, { key: `refund:${id}`, cause: 'refund', about, entries }, context.now());
  await letNextGo(tx, done, context.now());
  if (!isSurplus) {
    const toWallet = route === 'wallet';
    await endOrderRefund(context, tx, { id: order.id, refundId: id, amountFen: done.amount_fen, toWallet, at });
  }
  return true;
}

/** A provider takes one refund of an order a minute: the next one of the order waits so long. */
async function letNextGo(tx: Tx, { order_id }: PaymentRefundTable, now: number): Promise<void> {
  await tx
    .updateTable('payment_refund')
    .set({ ask_at: now + 60_000 })
    .where('order_id', '=', order_id)
    .where('state', '=', 'waiting')
    .where('ask_at', 'is not', null)
    .execute();
}
