import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { giveOnAll } from '../orders/give-on-all';
import { lessenParticipant } from '../participants';

interface Returning {
  orderId: string;
  activityId: string;
  personId: string;
  at: number;
  /** Of the order; all of them by default. */
  ticketIds?: readonly string[];
}

/**
 * Ends valid tickets of an order by one conditional statement, which a check-in at the same time wins or loses; what they held
 * comes back. Returns their ids.
 */
export async function markReturned(context: Context, tx: Tx, returning: Returning): Promise<string[]> {
  const { orderId, activityId, personId, at, ticketIds } = returning;
  const returned = await tx
    .updateTable('ticket')
    .set({ state: 'returned', returned_at: at })
    .where('order_id', '=', orderId)
    .where('state', '=', 'valid')
    .$if(ticketIds !== undefined, (update) => update.where('id', 'in', ticketIds ?? []))
    .returning(['id', 'ticket_type_id'])
    .execute();
  if (returned.length === 0) return [];
  const ids = returned.map(({ id }) => id);
  await lessenParticipant(context, tx, { activityId, personId, ticketIds: ids });
  await giveOnAll(context, tx, returned);
  return ids;
}
