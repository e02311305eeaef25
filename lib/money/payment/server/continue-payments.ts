import type { Reader } from '@/lib/platform/server/db/database';
import { inPortions } from '@/lib/platform/server/db/in-portions';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { askProvider, endPayment } from './ask-provider';
import { expireOrder } from './check-payment';

const rowsAtOnce = 100;
/** After a failure the next payment or order has its turn, and this one waits so long, in ms. */
const pause = 60_000;

/**
 * Every 20 seconds: asks the payment service for open payments whose time has come, since a notice may never come; ends
 * those of orders that need none any more; and lets unpaid orders expire. A service that does not answer holds up nothing
 * but what it would have to say.
 */
export const continuePayments = defineJob({
  kind: 'payment.continue',
  payload: scheduledPayload,
  schedule: { everySeconds: 20 },
  maxAttempts: 1,
  async run(context) {
    const { db, log, signal } = context;
    const now = context.now();
    for await (const payment of dueToAsk(db.read, now)) {
      signal.throwIfAborted();
      const go = payment.order_state === 'pending' ? askProvider : endPayment;
      await go(context, payment).catch(async (err: unknown) => {
        log.warn({ err, outTradeNo: payment.out_trade_no }, 'the payment service did not say how a payment stands');
        await db.transaction((tx) =>
          tx
            .updateTable('payment')
            .set({ ask_at: now + pause })
            .where('id', '=', payment.id)
            .where('state', '=', 'open')
            .execute(),
        );
      });
    }
    for await (const { id } of expiring(db.read, now)) {
      signal.throwIfAborted();
      await expireOrder(context, id).catch((err: unknown) =>
        log.warn({ err, order: id }, 'an order could not expire yet'),
      );
    }
  },
});

const dueToAsk = (db: Reader, now: number) =>
  inPortions(rowsAtOnce, (last: { ask_at: number | null; id: string } | undefined) =>
    db
      .selectFrom('payment')
      .innerJoin('sale_order', 'sale_order.id', 'payment.order_id')
      .select(['payment.id', 'provider', 'out_trade_no', 'begun_at', 'ask_at', 'sale_order.state as order_state'])
      .where('ask_at', '<=', now)
      .where((row) => row(row.refTuple('ask_at', 'payment.id'), '>', row.tuple(last?.ask_at ?? 0, last?.id ?? '')))
      .orderBy('ask_at')
      .orderBy('payment.id')
      .limit(rowsAtOnce)
      .execute(),
  );

const expiring = (db: Reader, now: number) =>
  inPortions(rowsAtOnce, (last: { expires_at: number; id: string } | undefined) =>
    db
      .selectFrom('sale_order')
      .select(['id', 'expires_at'])
      .where('state', '=', 'pending')
      .where('expires_at', '<=', now)
      .where((row) => row(row.refTuple('expires_at', 'id'), '>', row.tuple(last?.expires_at ?? 0, last?.id ?? '')))
      .orderBy('expires_at')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute(),
  );
