import type { Reader } from '@/lib/platform/server/db/database';
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

async function* dueToAsk(db: Reader, now: number) {
  for (let after = { ask_at: 0, id: '' }; ; ) {
    const rows = await db
      .selectFrom('payment')
      .innerJoin('sale_order', 'sale_order.id', 'payment.order_id')
      .select(['payment.id', 'provider', 'out_trade_no', 'begun_at', 'ask_at', 'sale_order.state as order_state'])
      .where('ask_at', '<=', now)
      .where((row) =>
        row.or([
          row('ask_at', '>', after.ask_at),
          row.and([row('ask_at', '=', after.ask_at), row('payment.id', '>', after.id)]),
        ]),
      )
      .orderBy('ask_at')
      .orderBy('payment.id')
      .limit(rowsAtOnce)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = { id: last.id, ask_at: last.ask_at ?? 0 };
  }
}

async function* expiring(db: Reader, now: number) {
  for (let after = { expires_at: 0, id: '' }; ; ) {
    const rows = await db
      .selectFrom('sale_order')
      .select(['id', 'expires_at'])
      .where('state', '=', 'pending')
      .where('expires_at', '<=', now)
      .where((row) =>
        row.or([
          row('expires_at', '>', after.expires_at),
          row.and([row('expires_at', '=', after.expires_at), row('id', '>', after.id)]),
        ]),
      )
      .orderBy('expires_at')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last;
  }
}
