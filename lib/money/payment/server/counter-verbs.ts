import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { CounterBill } from '../contract';
import { returnPath } from '../rules/numbers';
import { counter } from './counter';
import { settlePayment } from './settle-payment';

/** A bill of the caller's at the counter. Throws Unauthorized for a visitor, NullPointer for another person's. */
export async function getCounter(context: Context, { outTradeNo }: { outTradeNo: string }): Promise<CounterBill> {
  const { personId } = signedIn(context);
  const bill = await context.db.read
    .selectFrom('counter_bill')
    .innerJoin('payment', 'payment.out_trade_no', 'counter_bill.out_trade_no')
    .innerJoin('sale_order', 'sale_order.id', 'payment.order_id')
    .select(['counter_bill.state', 'counter_bill.amount_fen', 'title_zh', 'title_en', 'sale_order.id', 'person_id'])
    .where('counter_bill.out_trade_no', '=', outTradeNo)
    .executeTakeFirst();
  if (bill?.person_id !== personId) throw new CodedError('NullPointer');
  const { amount_fen: amountFen, state } = bill;
  const title = context.language === 'zh' ? bill.title_zh : bill.title_en;
  return { outTradeNo, title, amountFen, state, returnPath: returnPath(bill.id) };
}

/**
 * Pays a bill of the caller's: the counter writes it into its own books, then tells us, as a service far away does; where
 * that is lost we ask. Throws what `getCounter` throws, OrderClosed for a bill that cannot be paid any more.
 */
export async function payAtCounter(context: Context, { outTradeNo }: { outTradeNo: string }): Promise<CounterBill> {
  const bill = await getCounter(context, { outTradeNo });
  const paid = await context.db.transaction((tx) =>
    tx
      .updateTable('counter_bill')
      .set({ state: 'paid', paid_at: context.now() })
      .where('out_trade_no', '=', outTradeNo)
      .where('state', '=', 'open')
      .executeTakeFirst(),
  );
  if (paid.numUpdatedRows === 0n && bill.state === 'closed') throw new CodedError('OrderClosed');
  const said = await counter.query(context, outTradeNo);
  if (said.state !== 'paid') throw new CodedError('OrderClosed');
  await settlePayment(context, said);
  return { ...bill, state: 'paid' };
}
