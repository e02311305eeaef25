import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { giveOnAll } from './give-on-all';

/** Listens to 'order.canceled': what the order held comes back, and goes to the waiting list. */
export async function releaseTickets(
  context: Context,
  tx: Tx,
  { id, kind }: EventKinds['order.canceled'],
): Promise<void> {
  if (kind !== 'ticket') return;
  const released = await tx
    .updateTable('ticket')
    .set({ state: 'released' })
    .where('order_id', '=', id)
    .where('state', '=', 'held')
    .returning('ticket_type_id')
    .execute();
  await giveOnAll(context, tx, released);
}
