import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { markReturned } from '../return/mark-returned';

/**
 * Listens to 'order.refundAsked': with the whole sum the order's tickets end, and what they held comes back. A part of it, by
 * staff or for tickets that were returned, leaves the others valid.
 * Throws TicketUsed for the whole sum of an order that was used at the door, unless the activity is canceled.
 */
export async function takeBack(
  context: Context,
  tx: Tx,
  { id, kind, personId, isWhole }: EventKinds['order.refundAsked'],
): Promise<void> {
  if (kind !== 'ticket' || !isWhole) return;
  const ticket = await tx
    .selectFrom('ticket')
    .innerJoin('activity', 'activity.id', 'ticket.activity_id')
    .select(['ticket.activity_id', 'canceled_at'])
    .where('order_id', '=', id)
    .executeTakeFirst();
  if (!ticket) return;
  await markReturned(context, tx, { orderId: id, personId, activityId: ticket.activity_id, at: context.now() });
  if (ticket.canceled_at !== null) return;
  const used = await tx
    .selectFrom('ticket')
    .select('id')
    .where('order_id', '=', id)
    .where('state', '=', 'used')
    .executeTakeFirst();
  if (used) throw new CodedError('TicketUsed');
}
