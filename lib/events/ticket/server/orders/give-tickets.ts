import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { addParticipant } from '../participants';

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
    .returning(['activity_id', 'is_shown'])
    .execute();
  const [first] = given;
  // An order of nothing is paid before it has tickets: `orderTickets` adds them as valid ones.
  if (!first) return;
  const { activity_id: activityId, is_shown: isShown } = first;
  await addParticipant(context, tx, { activityId, personId, count: given.length, isShown });
}
