import { secondsInMinute } from 'date-fns/constants';
import type { Context } from '@/lib/platform/server/context';
import { providerOf } from './providers';
import { settlePayment } from './settle-payment';
import type { PaymentTable } from './tables';

type Asked = Pick<PaymentTable, 'id' | 'provider' | 'out_trade_no' | 'begun_at'>;

/** How long after its beginning a payment is asked for again, in seconds: soon at first. */
const pauses = [10, 20, 30, secondsInMinute, 2 * secondsInMinute, 5 * secondsInMinute] as const;

/** When an open payment is asked for next, ms. */
export function nextAsk(begunAt: number, now: number): number {
  const passed = (now - begunAt) / 1000;
  return now + (pauses.find((pause) => passed <= 2 * pause) ?? 10 * secondsInMinute) * 1000;
}

/**
 * Asks the provider how a payment stands and books it if it is paid. Throws a ProviderError, or a network error when it
 * does not answer. Not inside a transaction.
 */
export async function askProvider(context: Context, { provider, out_trade_no, id, begun_at }: Asked) {
  const said = await providerOf(provider).query(context, out_trade_no);
  if (said.state === 'paid') {
    await settlePayment(context, said);
    return 'paid';
  }
  const now = context.now();
  await context.db.transaction((tx) =>
    tx
      .updateTable('payment')
      .set({ ask_at: nextAsk(begun_at, now) })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .execute(),
  );
  return said.state;
}

/**
 * Ends a payment so that it cannot be paid any more, or books it: asked, closed, and asked again, since it can be paid in
 * between. Throws as `askProvider` does; nothing is known then, and the order must wait.
 */
export async function endPayment(context: Context, payment: Asked): Promise<void> {
  const { provider, out_trade_no, id } = payment;
  if ((await askProvider(context, payment)) === 'paid') return;
  await providerOf(provider).close(context, out_trade_no);
  if ((await askProvider(context, payment)) === 'paid') return;
  await context.db.transaction((tx) =>
    tx
      .updateTable('payment')
      .set({ state: 'closed', ask_at: null })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .execute(),
  );
}

/** Ends all open payments of an order. Throws as `endPayment` does. */
export async function endPayments(context: Context, orderId: string): Promise<void> {
  const open = await context.db.read
    .selectFrom('payment')
    .select(['id', 'provider', 'out_trade_no', 'begun_at'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .execute();
  for (const payment of open) await endPayment(context, payment);
}
