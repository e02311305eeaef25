import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { stateAt } from '../rules/slots';
import { readSlots } from './read-slots';

/** Listens to 'account.erased': removes the account from its bookings, which stay. */
export async function forgetBooker(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  await tx.updateTable('advertising_booking').set({ person_id: null }).where('person_id', '=', personId).execute();
}

/** Listens to 'account.exported': adds the bookings that the person made while logged in, with what they wrote. */
export async function exportBookings(
  { now }: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('advertising_booking as booking')
    .innerJoin('cooperation_lead as lead', 'lead.id', 'booking.lead_id')
    .select(['booking.state', 'booking.slots', 'booking.price_fen', 'booking.held_until', 'booking.created_at'])
    .select(['lead.number', 'lead.company', 'lead.name', 'lead.mobile', 'lead.email', 'lead.budget', 'lead.message'])
    .where('booking.person_id', '=', personId)
    .orderBy('booking.created_at')
    .orderBy('booking.id')
    .execute();
  parts.bookings = rows.map(({ state, slots, price_fen, held_until, created_at, ...lead }) => ({
    ...lead,
    state: stateAt({ state, heldUntil: held_until }, now()),
    slots: readSlots(slots),
    priceFen: price_fen,
    createdAt: isoInBeijing(created_at),
  }));
}
