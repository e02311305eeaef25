import { holdOrder } from '@/lib/money/order/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { finishRefund } from './finish-refund';
import { ProviderError, type ProviderRefund } from './provider';
import { providerOf } from './providers';

const rowsAtOnce = 100;
/** Between two looks at the same refund, in ms: a minute, doubled each time, at most half a day. */
const firstPause = 60_000;
const longestPause = 12 * 60 * 60_000;

/**
 * Every 20 seconds: hands refunds to the payment service, of an order one after the other, each always under the same
 * number, until the buyer has them. One that the service refuses for good is stuck, and staff decide.
 */
export const continueRefunds = defineJob({
  kind: 'payment.refund',
  payload: scheduledPayload,
  schedule: { everySeconds: 20 },
  maxAttempts: 1,
  async run(context) {
    const seen = new Set<string>();
    for (const refund of await dueRefunds(context.db.read, context.now())) {
      context.signal.throwIfAborted();
      if (seen.has(refund.order_id)) continue;
      seen.add(refund.order_id);
      await continueRefund(context, refund);
    }
  },
});

type Due = Awaited<ReturnType<typeof dueRefunds>>[number];

function dueRefunds(db: Reader, now: number) {
  return db
    .selectFrom('payment_refund')
    .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
    .select(['payment_refund.id', 'payment_refund.order_id', 'out_refund_no', 'payment_refund.amount_fen', 'reason'])
    .select(['attempts', 'payment_refund.is_surplus', 'provider', 'out_trade_no', 'payment.amount_fen as total_fen'])
    .where('payment_refund.ask_at', '<=', now)
    .orderBy('payment_refund.ask_at')
    .orderBy('payment_refund.id')
    .limit(rowsAtOnce)
    .execute();
}

/** Asks the service for one refund. An error leaves it for later; it never leaves the queue by itself. */
async function continueRefund(context: Context, refund: Due): Promise<void> {
  const request = {
    outTradeNo: refund.out_trade_no,
    outRefundNo: refund.out_refund_no,
    amountFen: refund.amount_fen,
    totalFen: refund.total_fen,
    reason: refund.reason,
  };
  try {
    const said = await providerOf(refund.provider).refund(context, request);
    await takeRefund(context, refund, said);
  } catch (err) {
    context.log.warn({ err, outRefundNo: refund.out_refund_no }, 'a refund could not be made yet');
    await setAside(context, refund, err instanceof ProviderError && err.isFinal);
  }
}

/** Takes what a provider says of a refund, by its answer or a notice. */
export async function takeRefund(
  context: Context,
  { id, order_id, provider, attempts }: Pick<Due, 'id' | 'order_id' | 'provider' | 'attempts'>,
  said: ProviderRefund,
): Promise<void> {
  if (said.state === 'done') {
    const at = said.doneAt ?? context.now();
    await context.db.transaction(async (tx) => {
      await holdOrder(tx, order_id);
      const { refundId, acceptedAt } = said;
      await finishRefund(context, tx, id, { route: provider, refundId, acceptedAt, at });
    });
    return;
  }
  await setAside(context, { id, attempts }, said.state !== 'processing', said.acceptedAt);
}

/** Leaves a refund for later, or to staff. */
async function setAside(
  context: Context,
  { id, attempts }: Pick<Due, 'id' | 'attempts'>,
  isStuck: boolean,
  acceptedAt: number | null = null,
) {
  const pause = Math.min(firstPause * 2 ** attempts, longestPause);
  if (isStuck) context.log.error({ refund: id }, 'the payment service refused a refund: staff must decide');
  await context.db.transaction((tx) =>
    tx
      .updateTable('payment_refund')
      .set((row) => ({
        ...(isStuck ? { state: 'stuck' as const, ask_at: null } : { ask_at: context.now() + pause }),
        attempts: attempts + 1,
        accepted_at: row.fn.coalesce('accepted_at', row.val(acceptedAt)),
      }))
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute(),
  );
}
