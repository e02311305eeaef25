import { closeOrder, findOwnOrder, holdOrder } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { askProvider, endPayments } from './ask-provider';

/** A provider is asked for a payment at most so often, in ms, however many screens wait for it. */
const askedApart = 2000;

/**
 * How the caller's order stands, once the payment service was asked: for the return page, which believes no address, and
 * for a cashier that waits. Where the service does not answer, it stands as we know it.
 * Throws Unauthorized, NullPointer for another person's order.
 */
export async function checkPayment(context: Context, { orderId }: { orderId: string }) {
  const order = await findOwnOrder(context, orderId);
  if (order.state !== 'pending') return { state: order.state };
  for (const payment of await context.db.transaction((tx) => takeTurn(tx, orderId, context.now()))) {
    await askProvider(context, payment).catch((err: unknown) => {
      context.log.warn(
        { err, outTradeNo: payment.out_trade_no },
        'the payment service did not say how a payment stands',
      );
    });
  }
  return { state: (await findOwnOrder(context, orderId)).state };
}

/** The open payments of an order that nobody has asked for within two seconds: asked for now. */
function takeTurn(tx: Tx, orderId: string, now: number) {
  return tx
    .updateTable('payment')
    .set({ asked_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .where('step', 'is not', null)
    .where('asked_at', '<=', now - askedApart)
    .returning(['id', 'provider', 'out_trade_no', 'begun_at'])
    .execute();
}

/**
 * Cancels the caller's unpaid order, once none of its payments can be paid any more. One that turns out to be paid stays
 * so, which the answer says.
 * Throws Unauthorized, NullPointer for another person's order, OrderClosed for one that is not unpaid, Unavailable where the
 * payment service does not answer: nothing is canceled then.
 */
export async function cancelOrder(context: Context, { orderId }: { orderId: string }) {
  const order = await findOwnOrder(context, orderId);
  if (order.state !== 'pending') throw new CodedError('OrderClosed');
  await endPayments(context, orderId).catch((err: unknown) => {
    context.log.warn({ err, orderId }, 'the payments of an order could not be ended');
    throw new CodedError('Unavailable');
  });
  await context.db.transaction((tx) =>
    closeOrder(context, tx, { id: orderId, step: 'canceled', at: context.now(), byId: order.person_id }),
  );
  return { state: (await findOwnOrder(context, orderId)).state };
}

/**
 * An order whose time is over expires, once none of its payments can be paid any more; one that has become paid, or has
 * more time, does not. Throws as `endPayments` does: nothing is known then, and the order waits.
 */
export async function expireOrder(context: Context, id: string): Promise<void> {
  await endPayments(context, id);
  await context.db.transaction(async (tx) => {
    const [order, now] = [await holdOrder(tx, id), context.now()];
    if (order && order.expires_at <= now) await closeOrder(context, tx, { id, step: 'expired', at: now });
  });
}
