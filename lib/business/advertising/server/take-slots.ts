import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Slot } from '../codes';
import { slotsInOrder } from '../rules/slots';
import { expireBooking } from './expire-booking';

/**
 * Takes slots for a booking, all of them or none: throws SlotTaken, which rolls back the transaction, when one is
 * taken. An expired holding is replaced, and its whole booking expires with it.
 * Concurrent requests for the same slots do not deadlock. Every transaction locks bookings before slots, both in one
 * order; and only the transaction that has locked a booking changes its slots, so that waiting for a slot never forms a
 * cycle.
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
    // The key decides. A conflict with a running transaction waits for its end.
    .onConflict((conflict) => conflict.columns(['product', 'week']).doNothing())
    .returning('week')
    .execute();
  if (taken.length < slots.length) throw new CodedError('SlotTaken');
}

/** Expired bookings that hold any of the slots, in locking order. */
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
