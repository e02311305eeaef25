import { v7 as uuid } from 'uuid';
import type { Tx } from '@/lib/platform/server/db/database';
import { beijingDay } from '@/lib/platform/shared/format/beijing';

/** Demonstration: the counter refuses the refunds of an order that wait, so that staff decide. */
export async function seedStuckRefunds(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('payment_refund')
    .set({ state: 'stuck', ask_at: null, attempts: 1 })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Demonstration: the counter's statement of the day lacks the payment of an order. */
export async function seedDifference(tx: Tx, orderId: string): Promise<void> {
  const { out_trade_no, amount_fen, paid_at } = await tx
    .selectFrom('payment')
    .select(['out_trade_no', 'amount_fen', 'paid_at'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('payment_difference')
    .values({
      ...{ id: uuid(), provider: 'counter', day: beijingDay(Number(paid_at)), kind: 'payment', number: out_trade_no },
      ...{ ours_fen: amount_fen, theirs_fen: null, resolved_at: null, note: '' },
    })
    .execute();
}
