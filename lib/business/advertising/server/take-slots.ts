import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Slot } from '../codes';
import { slotsInOrder } from '../rules/slots';
import { expireBooking } from './expire-booking';

/**
 * Takes slots for a booking, all of them or none: throws SlotTaken, upon which the transaction is undone, when somebody
 * has one. A holding whose time is over gives way, and its whole booking expires with it.
 *
 * Two who want the same do not deadlock. Everybody locks bookings before slots, both in one order; and slots of a booking
 * are only touched by who has locked it, so that whoever waits for a slot waits for somebody who waits for none before it.
 */
export async function takeSlots(
  context: Context,
  tx: Tx,
  { bookingId, slots, heldUntil }: { bookingId: string; slots: readonly Slot[]; heldUntil: number },
): Promise<void> {
  for (const overdue of await findOverdue(tx, slots, context.now())) await expireBooking(context, tx, overdue);
  const taken = await tx
    .insertInto('advertising_slot')
    .values(slotsInOrder(slots).map((slot) => ({ ...slot, booking_id: bookingId, held_until: heldUntil })))
    // The key decides. Who finds one that is being taken waits for how that ends.
    .onConflict((conflict) => conflict.columns(['product', 'week']).doNothing())
    .returning('week')
    .execute();
  if (taken.length < slots.length) throw new CodedError('SlotTaken');
}

/** The bookings that hold any of the slots although their time is over, in the order in which they are locked. */
async function findOverdue(tx: Tx, slots: readonly Slot[], now: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('advertising_slot')
    .select('booking_id')
    .distinct()
    .where('held_until', '<=', now)
    .where((row) => row.or(slots.map((slot) => row.and(slot))))
    .orderBy('booking_id')
    .execute();
  return rows.map((row) => row.booking_id);
}
