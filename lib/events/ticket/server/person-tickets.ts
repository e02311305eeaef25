import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { endPlace } from './waiting/end-place';

/** Most tickets in an export; a person with more has the latest. */
const mostExported = 5000;

/** Listens to 'account.exported': adds the person's tickets with what they wrote for them, and their places in waiting lists. */
export async function exportTickets(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('ticket')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostExported)
    .execute();
  parts.tickets = rows.map((row) => ({
    ...{ id: row.id, activityId: row.activity_id, orderId: row.order_id, state: row.state, priceFen: row.price_fen },
    ...{ attendee: row.attendee, mobile: row.mobile, age: row.age, occupation: row.occupation },
    answers: JSON.parse(row.answers) as unknown,
    createdAt: isoInBeijing(row.created_at),
    usedAt: row.used_at === null ? null : isoInBeijing(row.used_at),
  }));
  const places = await findOpenPlaces(tx, personId);
  parts.waitingTickets = places.map((row) => ({
    ...{ activityId: row.activity_id, ticketTypeId: row.ticket_type_id, quantity: row.quantity, state: row.state },
    joinedAt: isoInBeijing(row.joined_at),
  }));
}

/**
 * Listens to 'account.erased': what the person wrote for their tickets goes, they are shown nowhere, and their places in waiting
 * lists go on. The tickets stay with their orders, which the law has kept, and let in whoever has their codes: some were
 * bought for others. Until then their owner could return them; unpaid ones are released with their orders.
 */
export async function eraseTickets(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  await tx
    .updateTable('ticket')
    .set({ attendee: '', mobile: '', age: null, occupation: '', answers: '[]', is_shown: 0 })
    .where('person_id', '=', personId)
    .execute();
  await tx.updateTable('ticket_participant').set({ is_shown: 0 }).where('person_id', '=', personId).execute();
  const places = await findOpenPlaces(tx, personId);
  for (const { id } of places) await endPlace(context, tx, { id, to: 'left', from: ['waiting', 'offered'] });
}

/** The places of a person in waiting lists that have not ended. */
function findOpenPlaces(tx: Tx, personId: string) {
  return tx
    .selectFrom('ticket_wait')
    .selectAll()
    .where('person_id', '=', personId)
    .where('state', 'in', ['waiting', 'offered'])
    .orderBy('id')
    .execute();
}
