import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type {
  Difference,
  listDifferences as listContract,
  MoneyOfOrder,
  resolveDifference as resolveContract,
} from '../contract';

const iso = (ms: number) => new Date(ms).toISOString();
const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms));

/** Payments, refunds and the latest slip of an order. Throws Unauthorized or Forbidden, NullPointer for an unknown order. */
export async function getMoneyOfOrder(context: Context, { orderId }: { orderId: string }): Promise<MoneyOfOrder> {
  requireAllowed(context, 'manageOrders');
  const { read } = context.db;
  const [order, payments, refunds, slips] = await Promise.all([
    read.selectFrom('sale_order').select('id').where('id', '=', orderId).executeTakeFirst(),
    read.selectFrom('payment').selectAll().where('order_id', '=', orderId).orderBy('begun_at').execute(),
    read.selectFrom('payment_refund').selectAll().where('order_id', '=', orderId).orderBy('asked_at').execute(),
    read.selectFrom('payment_slip').selectAll().where('order_id', '=', orderId).orderBy('sent_at', 'desc').execute(),
  ]);
  if (!order) throw new CodedError('NullPointer');
  return {
    payments: payments.map((row) => ({
      ...{ outTradeNo: row.out_trade_no, provider: row.provider, scene: row.scene, state: row.state },
      ...{ amountFen: row.amount_fen, transactionId: row.transaction_id, begunAt: iso(row.begun_at) },
      ...{ paidAt: isoOrNull(row.paid_at), isSurplus: row.is_surplus === 1 },
    })),
    refunds: refunds.map((row) => ({
      ...{ id: row.id, outRefundNo: row.out_refund_no, goal: row.goal, state: row.state, amountFen: row.amount_fen },
      ...{
        reason: row.reason,
        askedAt: iso(row.asked_at),
        doneAt: isoOrNull(row.done_at),
        isSurplus: row.is_surplus === 1,
        isByHand: row.payment_id === null,
      },
    })),
    slipPictures: slips.filter(({ slip_id }) => slip_id === slips[0]?.slip_id).map(({ id }) => id),
  };
}

/** Differences from the statements, the latest day first. Throws Unauthorized or Forbidden. */
export async function listDifferences(
  context: Context,
  query: InputOf<typeof listContract>,
): Promise<Page<Difference>> {
  requireAllowed(context, 'manageOrders');
  const { pageIndex, pageSize, isOpen, search, order } = query;
  const rows = await context.db.read
    .selectFrom('payment_difference')
    .selectAll()
    .where('resolved_at', isOpen ? 'is' : 'is not', null)
    .$if(search !== '', (found) => found.where('number', '=', search))
    .orderBy('day', order)
    .orderBy('id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return toPage(rows, query, ({ ours_fen, theirs_fen, resolved_at, ...row }) => ({
    ...{ ...row, oursFen: ours_fen, theirsFen: theirs_fen, resolvedAt: isoOrNull(resolved_at) },
  }));
}

/**
 * Notes how a difference was settled. Throws Unauthorized or Forbidden, NullPointer for an unknown one, Changed for one that
 * is settled.
 */
export async function resolveDifference(
  context: Context,
  { id, note }: InputOf<typeof resolveContract>,
): Promise<null> {
  requireAllowed(context, 'manageOrders');
  await context.db.transaction(async (tx) => {
    const resolved = await tx
      .updateTable('payment_difference')
      .set({ resolved_at: context.now(), note })
      .where('id', '=', id)
      .where('resolved_at', 'is', null)
      .returning('number')
      .executeTakeFirst();
    if (!resolved) {
      const known = await tx.selectFrom('payment_difference').select('id').where('id', '=', id).executeTakeFirst();
      throw new CodedError(known ? 'Changed' : 'NullPointer');
    }
    await recordAudit(context, tx, {
      action: 'payment.difference.resolved',
      subject: 'payment.difference',
      subjectId: id,
      after: { number: resolved.number, note },
    });
  });
  return null;
}
