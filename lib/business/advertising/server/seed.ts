import { millisecondsInHour } from 'date-fns/constants';
import { findRates } from '@/lib/base/content/port';
import type { Tx } from '@/lib/platform/server/db/database';
import type { Product } from '../codes';
import { priceOf } from '../rules/price';
import { bookableWeeks, heldUntil } from '../rules/weeks';

/** Bookings of the demonstration's advertisers: the company, and the offered weeks, counted from 0. */
const bookings: readonly { company: string; isConfirmed: boolean; slots: readonly [Product, number][] }[] = [
  { company: '拾光咖啡', isConfirmed: false, slots: [['second', 1]] },
  {
    company: '南窗出版社',
    isConfirmed: true,
    slots: [
      ['headline', 0],
      ['articleLink', 0],
      ['articleLink', 1],
      ['A1', 2],
      ['A1', 3],
    ],
  },
];

/** Creates bookings for the demonstration's requests, which must exist; `now` in ms. */
export async function seedBookings(tx: Tx, now: number): Promise<void> {
  const weeks = bookableWeeks(now);
  const { prices } = await findRates(tx);
  for (const { company, isConfirmed, slots: wanted } of bookings) {
    const { id: leadId } = await tx
      .selectFrom('cooperation_lead')
      .select('id')
      .where('company', '=', company)
      .executeTakeFirstOrThrow();
    const id = `booking-of-${leadId}`;
    const slots = wanted.map(([product, index]) => ({ product, week: weeks[index] ?? '' }));
    const until = heldUntil(now);
    await tx
      .insertInto('advertising_booking')
      .values({
        id,
        lead_id: leadId,
        state: isConfirmed ? 'confirmed' : 'held',
        slots: JSON.stringify(slots),
        first_week: slots.map(({ week }) => week).sort()[0] ?? '',
        price_fen: priceOf(slots, prices),
        held_until: until,
        created_at: now - 24 * millisecondsInHour,
        reviewed_at: isConfirmed ? now - millisecondsInHour : null,
        network: null,
      })
      .execute();
    await tx
      .insertInto('advertising_slot')
      .values(slots.map((slot) => ({ ...slot, booking_id: id, held_until: isConfirmed ? null : until })))
      .execute();
  }
}
