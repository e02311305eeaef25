import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { announceOutcome } from './tell-customer';

const bookingsAtOnce = 100;

/**
 * Expires a booking that was still held at its deadline: frees its slots and notifies its customer. False when it is
 * not held any more, or not yet past its deadline.
 */
export async function expireBooking(context: Context, tx: Tx, id: string): Promise<boolean> {
  const now = context.now();
  const expired = await tx
    .updateTable('advertising_booking')
    .set({ state: 'expired', network: null })
    .where('id', '=', id)
    .where('state', '=', 'held')
    .where('held_until', '<=', now)
    .returning('id')
    .executeTakeFirst();
  if (!expired) return false;
  await tx.deleteFrom('advertising_slot').where('booking_id', '=', id).execute();
  await announceOutcome(context, tx, { bookingId: id, outcome: 'expired' });
  return true;
}

/**
 * Every five minutes, expires bookings that nobody has reviewed in time. Their slots are free from the deadline on
 * (`isTaken`): this stores the state and notifies the customers.
 */
export const expireBookings = defineJob({
  kind: 'advertising.expire-bookings',
  payload: scheduledPayload,
  schedule: { everySeconds: 300 },
  async run(context) {
    for (;;) {
      const overdue = await findOverdue(context);
      if (overdue.length === 0) return;
      for (const id of overdue) {
        context.signal.throwIfAborted();
        await context.db.transaction((tx) => expireBooking(context, tx, id));
      }
    }
  },
});

async function findOverdue({ db, now }: Context): Promise<string[]> {
  const rows = await db.read
    .selectFrom('advertising_booking')
    .select('id')
    .where('state', '=', 'held')
    .where('held_until', '<=', now())
    .orderBy('held_until')
    .limit(bookingsAtOnce)
    .execute();
  return rows.map(({ id }) => id);
}
