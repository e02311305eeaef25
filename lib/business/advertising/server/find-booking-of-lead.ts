import type { Context } from '@/lib/platform/server/context';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { BookingState, Slot } from '../codes';
import { stateAt } from '../rules/slots';
import { readSlots } from './read-slots';

/** What a customer and the team see of a booking with its request. */
export interface BookingOfLead {
  state: BookingState;
  slots: Slot[];
  /** In fen; null for a price on request. */
  priceFen: number | null;
  /** ISO 8601 with zone. */
  heldUntil: string;
}

/**
 * The booking of a request; null for a request without one. It checks no permission: the caller has access to the
 * request already (by its key or a staff role).
 */
export async function findBookingOfLead(context: Context, leadId: string): Promise<BookingOfLead | null> {
  const row = await context.db.read
    .selectFrom('advertising_booking')
    .select(['state', 'slots', 'price_fen', 'held_until'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    state: stateAt({ state: row.state, heldUntil: row.held_until }, context.now()),
    slots: readSlots(row.slots),
    priceFen: row.price_fen,
    heldUntil: isoInBeijing(row.held_until),
  };
}
