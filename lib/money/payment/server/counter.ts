import { millisecondsInDay } from 'date-fns/constants';
import type { Provider, ProviderPayment, StatementLine } from './provider';

/**
 * The counter of a demonstration: it keeps its own books as a payment service does, shows a page where the payer presses
 * 'pay', and takes nothing from anybody. It is paid in a transaction of its own, so that what can go wrong with a service
 * far away can go wrong with it.
 */
export const counter: Provider = {
  way: 'counter',

  async begin({ db }, { outTradeNo, amountFen, description, expiresAt }) {
    await db.transaction((tx) =>
      tx
        .insertInto('counter_bill')
        .values({
          out_trade_no: outTradeNo,
          amount_fen: amountFen,
          description,
          state: 'open',
          paid_at: null,
        })
        .onConflict((conflict) => conflict.column('out_trade_no').doNothing())
        .execute(),
    );
    return { kind: 'redirect', url: `/counter/${outTradeNo}`, expiresAt };
  },

  async query({ db }, outTradeNo) {
    const bill = await db.read
      .selectFrom('counter_bill')
      .selectAll()
      .where('out_trade_no', '=', outTradeNo)
      .executeTakeFirst();
    if (!bill) return unknownPayment(outTradeNo);
    const { state, amount_fen: amountFen, paid_at: paidAt } = bill;
    const transactionId = state === 'paid' ? `counter${outTradeNo}` : null;
    return { outTradeNo, state, transactionId, amountFen, currency: 'CNY', paidAt };
  },

  async close({ db }, outTradeNo) {
    await db.transaction((tx) =>
      tx
        .updateTable('counter_bill')
        .set({ state: 'closed' })
        .where('out_trade_no', '=', outTradeNo)
        .where('state', '=', 'open')
        .execute(),
    );
    const bill = await db.read
      .selectFrom('counter_bill')
      .select('state')
      .where('out_trade_no', '=', outTradeNo)
      .executeTakeFirst();
    return bill?.state === 'paid' ? 'paid' : 'closed';
  },

  async refund(context, { outRefundNo, outTradeNo, amountFen }) {
    await context.db.transaction((tx) =>
      tx
        .insertInto('counter_refund')
        .values({
          out_refund_no: outRefundNo,
          out_trade_no: outTradeNo,
          amount_fen: amountFen,
          done_at: context.now(),
        })
        .onConflict((conflict) => conflict.column('out_refund_no').doNothing())
        .execute(),
    );
    const made = await context.db.read
      .selectFrom('counter_refund')
      .selectAll()
      .where('out_refund_no', '=', outRefundNo)
      .executeTakeFirstOrThrow();
    const { done_at: doneAt } = made;
    const refundId = `counter${outRefundNo}`;
    return { outRefundNo, state: 'done', refundId, amountFen: made.amount_fen, acceptedAt: doneAt, doneAt };
  },

  async statement({ db }, day) {
    const start = Date.parse(`${day}T00:00:00+08:00`);
    const end = start + millisecondsInDay;
    const [bills, refunds] = await Promise.all([
      db.read.selectFrom('counter_bill').selectAll().where('paid_at', '>=', start).where('paid_at', '<', end).execute(),
      db.read
        .selectFrom('counter_refund')
        .selectAll()
        .where('done_at', '>=', start)
        .where('done_at', '<', end)
        .execute(),
    ]);
    const paid = bills.map(
      ({ out_trade_no, amount_fen }): StatementLine => ({
        ...{ kind: 'payment', outTradeNo: out_trade_no, outRefundNo: null, amountFen: amount_fen },
        transactionId: `counter${out_trade_no}`,
      }),
    );
    const returned = refunds.map(
      ({ out_trade_no, out_refund_no, amount_fen }): StatementLine => ({
        ...{ kind: 'refund', outTradeNo: out_trade_no, outRefundNo: out_refund_no, amountFen: amount_fen },
        transactionId: `counter${out_trade_no}`,
      }),
    );
    return [...paid, ...returned];
  },
};

const unknownPayment = (outTradeNo: string): ProviderPayment => ({
  ...{ outTradeNo, state: 'unknown', transactionId: null, amountFen: null, currency: null, paidAt: null },
});
