import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { reviewBooking as contract } from '../contract';
import { announceOutcome } from './tell-customer';

type Review = InputOf<typeof contract>;

/**
 * Confirms a held booking, or refuses a held or confirmed one, which frees its weeks; the customer is notified. For
 * callers who may review bookings. Throws Changed when its state differs from what the reviewer saw, expiry included;
 * NullPointer for an unknown one.
 */
export async function reviewBooking(context: Context, review: Review): Promise<null> {
  requireAllowed(context, 'reviewBookings');
  const { id, seen, decision, note } = review;
  await context.db.transaction(async (tx) => {
    if (!(await decide(tx, review, context.now()))) {
      const known = await tx.selectFrom('advertising_booking').select('id').where('id', '=', id).executeTakeFirst();
      throw new CodedError(known ? 'Changed' : 'NullPointer');
    }
    await settleSlots(tx, review);
    await recordAudit(context, tx, {
      action: `advertising.booking.${decision}`,
      subject: 'advertising_booking',
      subjectId: id,
      before: { state: seen },
      after: { state: decision, ...(note && { note }) },
    });
    await announceOutcome(context, tx, { bookingId: id, outcome: decision, note });
  });
  return null;
}

/** The decision, in one statement; false when the state has changed. */
async function decide(tx: Tx, { id, seen, decision }: Review, now: number): Promise<boolean> {
  const from = decision === 'confirmed' ? 'held' : seen;
  const decided = await tx
    .updateTable('advertising_booking')
    .set({ state: decision, reviewed_at: now, network: null })
    .where('id', '=', id)
    .where('state', '=', from)
    // An expired booking has been free for others, whether or not anybody took it.
    .$if(from === 'held', (query) => query.where('held_until', '>', now))
    .returning('id')
    .executeTakeFirst();
  return decided !== undefined;
}

/** Confirmed slots have no deadline; refused ones are freed. */
async function settleSlots(tx: Tx, { id, decision }: Review): Promise<void> {
  if (decision === 'confirmed') {
    await tx.updateTable('advertising_slot').set({ held_until: null }).where('booking_id', '=', id).execute();
  } else {
    await tx.deleteFrom('advertising_slot').where('booking_id', '=', id).execute();
  }
}
