import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

/** Listens to 'order.paid': the tickets that the order holds are valid. */
export async function giveTickets(
  context: Context,
  tx: Tx,
  { id, kind, personId }: EventKinds['order.paid'],
): Promise<void> {
  if (kind !== 'ticket') return;
  const given = await tx
    .updateTable('ticket')
    .set({ state: 'valid' })
    .where('order_id', '=', id)
    .where('state', '=', 'held')
    .returning('activity_id')
    .execute();
  const [first] = given;
  // An order of nothing is paid before it has tickets: `orderTickets` adds them as valid ones.
  if (!first) return;
  await context.emit(context, tx, 'ticket.given', { activityId: first.activity_id, personId, count: given.length });
}
