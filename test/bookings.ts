import type { Slot } from '@/lib/business/advertising/codes';
import type { requestBooking as contract } from '@/lib/business/advertising/contract';
import { bookableWeeks } from '@/lib/business/advertising/rules/weeks';
import { requestBooking } from '@/lib/business/advertising/server/request-booking';
import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { noon } from './context';
import { solvedProof } from './proof';

/** The offered weeks at `noon`, from 7 December 2026. */
export const weeks = bookableWeeks(noon);

/** A slot of one of these weeks, by index. */
export const slotOf = (product: Slot['product'], index = 0): Slot => ({ product, week: weeks[index] ?? '' });

/** One of many different people, as form values. */
export const person = (index: number) => ({
  company: `公司 ${index}`,
  mobile: `138001${String(index).padStart(5, '0')}`,
  email: `mo.${index}@example.com`,
});

type Fields = Omit<InputOf<typeof contract>, 'slots'>;

/** A request for slots with a proof of its own, as its form sends it. */
export async function bookingOf(context: Context, slots: Slot[], fields: Partial<Fields> = {}) {
  return {
    company: '光点工作室',
    name: '林默',
    mobile: '13800138000',
    region: 'CN',
    email: 'mo.lin@example.com',
    budget: 'open' as const,
    message: '十二月的光影节',
    consent: true,
    landing: '',
    referrer: '',
    proof: fields.proof ?? (await solvedProof(context)),
    ...fields,
    slots,
  };
}

/** Requests slots and returns the id of the booking. */
export async function book(context: Context, slots: Slot[], fields: Partial<Fields> = {}): Promise<string> {
  const { number } = await requestBooking(context, await bookingOf(context, slots, fields));
  const { id } = await context.db.read
    .selectFrom('advertising_booking as booking')
    .innerJoin('cooperation_lead as lead', 'lead.id', 'booking.lead_id')
    .select('booking.id')
    .where('lead.number', '=', number)
    .executeTakeFirstOrThrow();
  return id;
}

/** All slots in the table, with their bookings. */
export function slotRows(db: Database) {
  return db.read.selectFrom('advertising_slot').selectAll().orderBy('week').orderBy('product').execute();
}

/** All bookings, the first one first. */
export function bookingRows(db: Database) {
  return db.read.selectFrom('advertising_booking').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Removes all bookings, their requests and queued jobs. */
export async function clearBookings(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of ['advertising_slot', 'advertising_booking', 'cooperation_lead', 'job'] as const) {
      await tx.deleteFrom(table).execute();
    }
  });
}
