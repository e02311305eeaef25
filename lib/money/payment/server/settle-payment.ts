import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { postTransaction } from '@/lib/money/ledger/port';
import { holdOrder, payOrder } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Provider, ProviderPayment } from './provider';
import type { PaymentTable } from './tables';

/** A notice by a provider, by which a repetition is known. */
export interface Notice {
  provider: Provider['way'];
  id: string;
  event: string;
  number: string;
}

/** Notes a notice; false for one that was taken before. Of several equal ones at once one is new. */
async function takeNotice(tx: Tx, notice: Notice, now: number): Promise<boolean> {
  const taken = await tx
    .insertInto('payment_notice')
    .values({ ...notice, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Books what a provider says to have taken, once, however often and in whatever order it says so: the payment is paid, the
 * ledger has it, and the order is paid with it. Where the order is not to be paid (any more) the whole sum goes back to
 * the payer. What does not fit the order (sum, currency) is held for staff, and nothing is booked.
 * Throws NullPointer for a payment that we did not begin.
 * @param said verified, and in the state `paid`
 */
export async function settlePayment(context: Context, said: ProviderPayment, notice?: Notice): Promise<void> {
  await context.db.transaction((tx) => bookPayment(context, tx, said, notice));
}

/** The same in a transaction. */
export async function bookPayment(context: Context, tx: Tx, said: ProviderPayment, notice?: Notice): Promise<void> {
  const now = context.now();
  if (notice && !(await takeNotice(tx, notice, now))) return;
  const begun = await findPayment(tx, said.outTradeNo);
  if (!begun) throw new CodedError('NullPointer');
  // The order first, as everywhere: whoever changes its money waits here.
  const order = await holdOrder(tx, begun.order_id);
  if (!order) throw new Error(`The payment ${begun.id} has no order.`);
  if (said.amountFen !== begun.amount_fen || said.currency !== 'CNY' || said.transactionId === null) {
    return holdPayment(context, tx, begun, said);
  }
  const isDue = order.state === 'pending' || order.state === 'paid_pending_review';
  const payment = await markPaid(tx, { ...said, isSurplus: !isDue }, now);
  if (!payment) return;
  const { id, provider, amount_fen: amount } = payment;
  const goal = isDue ? ({ kind: 'sold', of: order.kind } as const) : ({ kind: 'surplus' } as const);
  const entries = [
    { account: { kind: provider }, amount: -amount },
    { account: goal, amount },
  ];
  await postTransaction(tx, { key: `payment:${id}`, cause: 'payment', about: order.id, entries }, now);
  if (isDue) await payOrder(context, tx, { id: order.id, way: provider, at: now });
  else await returnSurplus(tx, payment, now);
  await endOthers(tx, order.id, now);
}

const findPayment = (tx: Tx, outTradeNo: string) =>
  tx.selectFrom('payment').selectAll().where('out_trade_no', '=', outTradeNo).executeTakeFirst();

/** The payment is paid now; undefined for one that was, and for one that is held. */
function markPaid(tx: Tx, said: ProviderPayment & { isSurplus: boolean }, now: number) {
  return tx
    .updateTable('payment')
    .set({
      state: 'paid',
      transaction_id: said.transactionId,
      paid_at: said.paidAt ?? now,
      is_surplus: said.isSurplus ? 1 : 0,
      ask_at: null,
    })
    .where('out_trade_no', '=', said.outTradeNo)
    .where('state', 'in', ['open', 'closed'])
    .returningAll()
    .executeTakeFirst();
}

/** Keeps a payment that does not fit its order apart, until staff have looked at it. */
async function holdPayment({ log }: Context, tx: Tx, { id, out_trade_no }: PaymentTable, said: ProviderPayment) {
  const held = await tx
    .updateTable('payment')
    .set({ state: 'held', ask_at: null })
    .where('id', '=', id)
    .where('state', 'in', ['open', 'closed'])
    .executeTakeFirst();
  if (held.numUpdatedRows > 0n) log.error({ outTradeNo: out_trade_no, said }, 'a payment does not fit its order');
}

/** What was paid too late or twice goes back whole, by the same queue as every refund. */
async function returnSurplus(tx: Tx, { id, order_id, out_trade_no, amount_fen }: PaymentTable, now: number) {
  await tx
    .insertInto('payment_refund')
    .values({
      ...{ id: uuid(), order_id, payment_id: id, out_refund_no: `${out_trade_no}R`, client_id: `surplus:${id}` },
      ...{ goal: 'original', state: 'waiting', amount_fen, reason: '', asked_by: null, asked_at: now, ask_at: now },
      ...{ attempts: 0, refund_id: null, accepted_at: null, done_at: null, is_surplus: 1 },
    })
    .execute();
}

/** Lets the other open payments of an order be ended soon: it needs no further one. Its row is held. */
export async function endOthers(tx: Tx, orderId: string, now: number): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ ask_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', sql.lit('open'))
    .execute();
}
