import { holdDemand } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { endOfService } from '../rules/service-end';
import { endService } from './end-service';
import type {} from './events';
import { isOpenDemand } from './open-demand';

/**
 * Listens to 'order.paid': the service begins. What is paid for a demand that is over, or for a service that is gone, goes back. A
 * year is for other demands too, and begins in any case.
 */
export async function beginService(context: Context, tx: Tx, { id, kind }: EventKinds['order.paid']): Promise<void> {
  if (kind !== 'project') return;
  const now = context.now();
  const ordered = await tx
    .selectFrom('team_service')
    .select(['kind', 'demand_id'])
    .where('order_id', '=', id)
    .executeTakeFirst();
  if (!ordered) return endService(context, tx, { orderId: id, end: 'late' });
  const demand = await holdDemand(tx, ordered.demand_id);
  await tx
    .updateTable('team_service')
    .set({ state: 'valid', paid_at: now, ends_at: endOfService(ordered.kind, now) })
    .where('order_id', '=', id)
    .where('state', '=', 'pending')
    .execute();
  if (ordered.kind === 'teams' && !isOpenDemand(demand, now))
    await endService(context, tx, { orderId: id, end: 'late' });
}

/** Listens to 'order.canceled': a service that was not paid in time is none. */
export async function dropService(
  _context: Context,
  tx: Tx,
  { id, kind }: EventKinds['order.canceled'],
): Promise<void> {
  if (kind !== 'project') return;
  await tx.deleteFrom('team_service').where('order_id', '=', id).where('state', '=', 'pending').execute();
}

/**
 * Listens to 'order.refundAsked': notes what goes back, whoever asked for it; with the whole sum the service is over, also where
 * staff refund it by hand.
 */
export async function noteRefund(
  { now }: Context,
  tx: Tx,
  { id, kind, amountFen, isWhole }: EventKinds['order.refundAsked'],
): Promise<void> {
  if (kind !== 'project') return;
  await tx
    .updateTable('team_service')
    .set((row) => ({
      refunded_fen: row('refunded_fen', '+', amountFen),
      ...(isWhole && { state: 'refunded' as const, ended_at: row.fn.coalesce('ended_at', row.val(now())) }),
    }))
    .where('order_id', '=', id)
    .execute();
}
