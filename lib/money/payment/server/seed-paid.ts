import { v7 as uuid } from 'uuid';
import { holdOrder } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { bookPayment } from './settle-payment';

/** Demonstration: an order is paid at the counter, which has it in its books. */
export async function seedPaidAtCounter(context: Context, tx: Tx, orderId: string): Promise<void> {
  const order = await holdOrder(tx, orderId);
  if (!order) throw new Error(`The demonstration has no order ${orderId}.`);
  const [no, at] = [`${order.number}H0`, context.now()];
  const amount = { amount_fen: order.total_fen };
  await tx
    .insertInto('counter_bill')
    .values({ out_trade_no: no, ...amount, description: order.title_zh, state: 'paid', paid_at: at })
    .execute();
  await tx
    .insertInto('payment')
    .values({
      ...{
        id: uuid(),
        order_id: orderId,
        provider: 'counter',
        scene: 'h5',
        out_trade_no: no,
        ...amount,
        state: 'open',
      },
      ...{ step: null, step_expires_at: 0, begun_at: at, ask_at: null, asked_at: 0 },
      ...{ transaction_id: null, paid_at: null, is_surplus: 0 },
    })
    .execute();
  const paid = { state: 'paid', transactionId: `counter${no}`, amountFen: order.total_fen, currency: 'CNY' } as const;
  await bookPayment(context, tx, { outTradeNo: no, paidAt: at, ...paid });
}
