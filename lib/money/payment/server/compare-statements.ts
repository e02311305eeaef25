import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import type { Context } from '@/lib/platform/server/context';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { beijingDay, beijingMidnight } from '@/lib/platform/shared/format/beijing';
import { type BookLine, compareBooks } from '../rules/compare';
import type { Provider, StatementLine } from './provider';
import { payService } from './providers';

/** Hours after the end of a Beijing day until its statement is made. */
const madeAfter = 10;
/** Days back that are made up for after a time without the job. */
const daysBack = 7;

/**
 * Each hour: compares our books of each finished Beijing day with the payment service's statement, once it is made, and keeps
 * every line that differs for staff. A payment that only the statement has is asked for at once.
 */
export const compareStatements = defineJob({
  kind: 'payment.compare-statements',
  payload: scheduledPayload,
  schedule: { everySeconds: 3600 },
  async run(context) {
    const service = payService();
    if (!service) return;
    const latest = beijingMidnight(context.now() - madeAfter * millisecondsInHour) - millisecondsInDay;
    for (let back = daysBack - 1; back >= 0; back -= 1) {
      context.signal.throwIfAborted();
      await compareDay(context, service, latest - back * millisecondsInDay);
    }
  },
});

/** Compares one day, given by its start in ms, unless that was done; nothing while its statement is not made. */
export async function compareDay(context: Context, service: Provider, start: number): Promise<void> {
  const [provider, day] = [service.way, beijingDay(start)];
  const done = await context.db.read
    .selectFrom('payment_statement')
    .select('day')
    .where('provider', '=', provider)
    .where('day', '=', day)
    .executeTakeFirst();
  if (done) return;
  const statement = await service.statement(context, day);
  if (!statement) return;
  const found = compareBooks(await ourBooks(context, provider, start), statement.map(lineOf));
  const now = context.now();
  await context.db.transaction(async (tx) => {
    await tx
      .insertInto('payment_statement')
      .values({ provider, day, compared_at: now })
      .onConflict((conflict) => conflict.columns(['provider', 'day']).doNothing())
      .execute();
    for (const { kind, number, oursFen, theirsFen } of found) {
      context.log.error({ day, kind, number, oursFen, theirsFen }, 'our books and the statement differ');
      await tx
        .insertInto('payment_difference')
        .values({
          ...{ id: uuid(), provider, day, kind, number, ours_fen: oursFen, theirs_fen: theirsFen },
          ...{ resolved_at: null, note: '' },
        })
        .onConflict((conflict) => conflict.columns(['provider', 'day', 'kind', 'number']).doNothing())
        .execute();
    }
    const missed = found
      .filter(({ kind, oursFen }) => kind === 'payment' && oursFen === null)
      .map(({ number }) => number);
    if (missed.length === 0) return;
    await tx
      .updateTable('payment')
      .set({ ask_at: now })
      .where('out_trade_no', 'in', missed)
      .where('state', 'in', ['open', 'closed'])
      .execute();
  });
}

const lineOf = ({ kind, outTradeNo, outRefundNo, amountFen }: StatementLine): BookLine => ({
  kind,
  number: kind === 'refund' ? (outRefundNo ?? outTradeNo) : outTradeNo,
  amountFen,
});

/** What we have of a day: payments by the time that the provider says, refunds by when they were taken on. */
async function ourBooks({ db }: Context, provider: Provider['way'], start: number): Promise<BookLine[]> {
  const end = start + millisecondsInDay;
  const [payments, refunds] = await Promise.all([
    db.read
      .selectFrom('payment')
      .select(['out_trade_no', 'amount_fen'])
      .where('provider', '=', provider)
      .where('paid_at', '>=', start)
      .where('paid_at', '<', end)
      .execute(),
    db.read
      .selectFrom('payment_refund')
      .innerJoin('payment', 'payment.id', 'payment_refund.payment_id')
      .select(['out_refund_no', 'payment_refund.amount_fen'])
      .where('provider', '=', provider)
      .where('accepted_at', '>=', start)
      .where('accepted_at', '<', end)
      .where('payment_refund.state', '!=', 'stuck')
      .execute(),
  ]);
  return [
    ...payments.map(
      ({ out_trade_no, amount_fen }): BookLine => ({
        ...{ kind: 'payment', number: out_trade_no, amountFen: amount_fen },
      }),
    ),
    ...refunds.map(
      ({ out_refund_no, amount_fen }): BookLine => ({
        ...{ kind: 'refund', number: out_refund_no, amountFen: amount_fen },
      }),
    ),
  ];
}
