import { z } from 'zod';
import { deliver, isDeliverable } from '@/lib/base/delivery/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { env } from '@/lib/platform/server/env';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { bookingLetter } from './booking-letter';
import { readSlots } from './read-slots';

/** The outcome of a booking for its customer, who is looked up when it is sent and not stored here. */
const outcome = z.object({
  bookingId: z.string(),
  outcome: z.enum(['confirmed', 'refused', 'expired']),
  note: z.string().default(''),
});
export type Outcome = z.input<typeof outcome>;

/**
 * Queues the letter to the customer and emits the outcome, if and only if the transaction commits; once for each outcome.
 */
export async function announceOutcome(context: Context, tx: Tx, told: Outcome): Promise<void> {
  const { bookingId: id, outcome, note = '' } = told;
  await enqueue(tx, tellCustomer, told, { now: context.now(), uniqueKey: `${id}:${outcome}` });
  const { personId, number, key } = await tx
    .selectFrom('advertising_booking as booking')
    .innerJoin('cooperation_lead as lead', 'lead.id', 'booking.lead_id')
    .select(['booking.person_id as personId', 'lead.number', 'lead.access_key as key'])
    .where('booking.id', '=', id)
    .executeTakeFirstOrThrow();
  await context.emit(context, tx, 'advertising.bookingDecided', { id, personId, number, key, outcome, note });
}

/**
 * Notifies the customer of a booking of its outcome, if they gave an address and the site can send e-mail. An outcome
 * that has changed meanwhile is left to the later letter.
 */
export const tellCustomer = defineJob({
  kind: 'advertising.tell-customer',
  payload: outcome,
  async run(context, { bookingId, outcome, note }) {
    const booking = await findBooking(context, bookingId, outcome);
    if (!booking?.email) return;
    if (!isDeliverable('email', booking.email)) {
      context.log.warn({ bookingId, outcome }, 'a customer was not told: this site sends no e-mail');
      return;
    }
    const { siteUrl, business } = env();
    const replyTo = business.email ?? business.teamEmail ?? undefined;
    const letter = bookingLetter({ ...booking, outcome, note }, { siteUrl, hasReply: replyTo !== undefined });
    await deliver(context, { channel: 'email', kind: 'letter', address: booking.email, replyTo, ...letter });
  },
});

async function findBooking({ db }: Context, id: string, state: z.output<typeof outcome>['outcome']) {
  const row = await db.read
    .selectFrom('advertising_booking as booking')
    .innerJoin('cooperation_lead as lead', 'lead.id', 'booking.lead_id')
    .select(['booking.slots', 'booking.price_fen as priceFen'])
    .select(['lead.number', 'lead.access_key as key', 'lead.email', 'lead.language'])
    .where('booking.id', '=', id)
    .where('booking.state', '=', state)
    .executeTakeFirst();
  return row && { ...row, slots: readSlots(row.slots) };
}
