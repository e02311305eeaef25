import { v7 as uuid } from 'uuid';
import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import { askOrderRefund, holdOrder } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { RefundGoal } from '../codes';
import type { refundOrder as refundContract, resolveRefund as resolveContract } from '../contract';
import { outRefundNumber } from '../rules/numbers';
import { finishRefund } from './finish-refund';

interface Asked {
  orderId: string;
  amountFen: number;
  goal: RefundGoal;
  reason: string;
  /** Unique with the order: the same one is the same refund. */
  clientId: string;
  /** Null for the product. */
  askedBy: string | null;
}

/**
 * Refunds a part of an order or the whole, in the caller's transaction: what was paid from the wallet or by points, and what
 * is to go into the wallet, is back at once; what was paid by a service goes over its queue; what was paid by a bank transfer
 * waits for staff, who transfer it.
 * For staff, and for sellers who cancel what they sold. False for one that was asked for before.
 * Throws NullPointer for an unknown order, OrderClosed for one that is not paid, RefundTooMuch, and what the seller throws.
 */
export async function askRefund(context: Context, tx: Tx, asked: Asked): Promise<boolean> {
  const { orderId, amountFen, reason, clientId, askedBy } = asked;
  const order = await holdOrder(tx, orderId);
  if (!order) throw new CodedError('NullPointer');
  const ofOrder = tx.selectFrom('payment_refund').where('order_id', '=', orderId);
  const before = await ofOrder.select('client_id').execute();
  if (before.some(({ client_id }) => client_id === clientId)) return false;
  if (order.state !== 'paid') throw new CodedError('OrderClosed');
  const [id, now] = [uuid(), context.now()];
  const reserved = await askOrderRefund(context, tx, {
    ...{ id: orderId, refundId: id, amountFen, at: now, byId: askedBy, note: reason },
  });
  if (!reserved) throw new CodedError('RefundTooMuch');
  const { way } = reserved;
  // A top-up goes back where it came from, and points stay points.
  const goal = asked.goal === 'wallet' && order.kind !== 'topUp' && way !== 'points' ? 'wallet' : 'original';
  const isByService = (way === 'wechat' || way === 'counter') && goal === 'original';
  const isByHand = way === 'offline' && goal === 'original';
  await tx
    .insertInto('payment_refund')
    .values({
      ...{ id, order_id: orderId, payment_id: isByService ? await paymentOf(tx, orderId) : null, goal },
      out_refund_no: outRefundNumber(order.number, before.length),
      ...{
        client_id: clientId,
        state: isByHand ? 'stuck' : 'waiting',
        amount_fen: amountFen,
        reason,
        asked_by: askedBy,
        asked_at: now,
      },
      ...{
        ask_at: isByService ? now : null,
        attempts: 0,
        refund_id: null,
        accepted_at: null,
        done_at: null,
        is_surplus: 0,
      },
    })
    .execute();
  if (way === 'wallet' || way === 'points' || goal === 'wallet') {
    await finishRefund(context, tx, id, { route: way === 'points' ? 'points' : 'wallet', refundId: null, at: now });
  }
  return true;
}

/** The payment that paid an order. */
async function paymentOf(tx: Tx, orderId: string): Promise<string> {
  const payment = await tx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .where('is_surplus', '=', 0)
    .executeTakeFirstOrThrow();
  return payment.id;
}

/** Staff refund an order. Throws Unauthorized or Forbidden, and what `askRefund` throws. Nobody refunds themselves. */
export async function refundOrder(context: Context, input: InputOf<typeof refundContract>): Promise<null> {
  const { personId } = requireAllowed(context, 'manageOrders');
  const { orderId, amountFen, goal, reason } = input;
  await context.db.transaction(async (tx) => {
    if ((await holdOrder(tx, orderId))?.person_id === personId) throw new CodedError('Forbidden');
    if (!(await askRefund(context, tx, { ...input, askedBy: personId }))) return;
    await recordAudit(context, tx, {
      action: 'payment.refund.asked',
      subject: 'order',
      subjectId: orderId,
      after: { amountFen, goal, reason },
    });
  });
  return null;
}

/**
 * Staff end a refund that does not go by itself: paid into the wallet, transferred by hand, or handed to the payment service
 * again. Of several at once one succeeds.
 * Throws Unauthorized or Forbidden, NullPointer for an unknown one, Changed for one that is done or on its way.
 */
export async function resolveRefund(context: Context, { id, by }: InputOf<typeof resolveContract>): Promise<null> {
  requireAllowed(context, 'manageOrders');
  await context.db.transaction(async (tx) => {
    const known = await tx.selectFrom('payment_refund').select('order_id').where('id', '=', id).executeTakeFirst();
    if (!known) throw new CodedError('NullPointer');
    const order = await holdOrder(tx, known.order_id);
    const now = context.now();
    // One that the service has not refused may still reach the buyer that way.
    const held = await tx
      .updateTable('payment_refund')
      .set(by === 'again' ? { state: 'waiting', ask_at: now, attempts: 0 } : { ask_at: null })
      .where('id', '=', id)
      .where((row) =>
        row.or([row('state', '=', 'stuck'), row.and([row('state', '=', 'waiting'), row('payment_id', 'is', null)])]),
      )
      .$if(by === 'again', (refund) => refund.where('payment_id', 'is not', null))
      .$if(by === 'wallet' && order?.kind === 'topUp', (refund) => refund.where('is_surplus', '=', 1))
      .executeTakeFirst();
    if (held.numUpdatedRows === 0n) throw new CodedError('Changed');
    const route = by === 'wallet' ? 'wallet' : 'bank';
    if (by !== 'again') await finishRefund(context, tx, id, { route, refundId: null, at: now });
    await recordAudit(context, tx, {
      action: 'payment.refund.resolved',
      subject: 'order',
      subjectId: known.order_id,
      after: { refund: id, by },
    });
  });
  return null;
}
