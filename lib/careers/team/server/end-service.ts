import { holdOrder } from '@/lib/money/order/port';
import { askRefund } from '@/lib/money/payment/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import en from '@/messages/en/careers/team-notices.json';
import zh from '@/messages/zh/careers/team-notices.json';
import type { ServiceEnd } from '../codes';
import { refundOf } from '../rules/service-price';
import type {} from './events';

/** What the history of a refunded order says: an order has no language. */
const reasonOf = (end: ServiceEnd) => `${zh.refundReason[end]} ${en.refundReason[end]}`;

/**
 * Ends a paid service; what was not delivered goes back: 199 yuan for each single team, a twentieth of a year. Of many at once one
 * does it, and nobody recommends a team from it afterwards. The order is held first, as by who pays or refunds it.
 */
export async function endService(
  context: Context,
  tx: Tx,
  { orderId, end }: { orderId: string; end: ServiceEnd },
): Promise<void> {
  const order = await holdOrder(tx, orderId);
  if (order?.state !== 'paid') return;
  const service = await tx
    .updateTable('team_service')
    .set({ state: 'ended', ended_at: context.now() })
    .where('order_id', '=', orderId)
    .where('state', '=', 'valid')
    .returningAll()
    .executeTakeFirst();
  const left = order.total_fen - order.refunding_fen;
  // A paid order without a service is one that was dropped meanwhile.
  const amountFen = service ? Math.min(left, refundOf(priced(service))) : end === 'late' ? left : 0;
  if (amountFen === 0) return;
  const refund = { orderId, amountFen, goal: 'original', reason: reasonOf(end), clientId: 'team' } as const;
  await askRefund(context, tx, { ...refund, askedBy: null });
  if (!service) return;
  const { demand_id: demandId, company_id: companyId, bought, delivered } = service;
  await context.emit(context, tx, 'team.refunded', {
    ...{ demandId, companyId, orderId, amountFen, left: bought - delivered, end },
  });
}

interface Priced {
  kind: Parameters<typeof refundOf>[0]['kind'];
  bought: number;
  delivered: number;
  paid_fen: number;
  refunded_fen: number;
}

/** The facts of a service that its price depends on. */
export const priced = ({ kind, bought, delivered, paid_fen, refunded_fen }: Priced) => ({
  ...{ kind, bought, delivered, paidFen: paid_fen, refundedFen: refunded_fen },
});
