import { z } from 'zod';
import { consoleLimit, consoleWritingLimit, tableQuery } from '@/lib/base/staff/contract';
import { leadFields, leadReceipt } from '@/lib/business/lead/contract';
import { endpoint, looseLimit, rareLimit } from '@/lib/platform/shared/endpoint';
import { mobileFits } from '@/lib/platform/shared/phone';
import { noData, noInput, pageOf, wireId, wireText } from '@/lib/platform/shared/wire';
import * as calls from './calls';
import { bookingRules, bookingStates, products } from './codes';

export * from './codes';

/** A week as its Monday in Beijing, YYYY-MM-DD. */
const week = z.iso.date().refine((day) => new Date(day).getUTCDay() === 1, { error: 'week' });

/** A week of a product. */
const slot = z.object({ product: z.enum(products), week });

export const listSlots = endpoint({
  name: 'listSlots',
  ...calls.listSlots,
  summary: 'The weeks that can be booked, from two weeks ahead, and which of them are free, for every product.',
  auth: 'public',
  input: noInput,
  data: z.object({
    /** Mondays, the earliest first. */
    weeks: z.array(week),
    /** Taken slots: held for a review, or confirmed. The visitor does not learn which, nor by whom. */
    taken: z.array(slot),
  }),
  limit: looseLimit,
});

/** `A1:2026-12-07`, as a form sends a slot. */
const chosenSlot = z
  .string()
  .regex(/^\w{1,20}:\d{4}-\d{2}-\d{2}$/, { error: 'slot' })
  .transform((text) => {
    const [product, week] = text.split(':');
    return { product, week };
  })
  .pipe(z.object({ product: z.enum(products, { error: 'slot' }), week }));

export const requestBooking = endpoint({
  name: 'requestBooking',
  ...calls.requestBooking,
  summary: 'Books weeks, all of them or none: they are held until staff have reviewed it or its deadline has passed.',
  auth: 'public',
  input: leadFields
    .extend({
      slots: z
        .union([chosenSlot.transform((one) => [one]), z.array(chosenSlot)])
        .refine((list) => list.length > 0, { error: 'slotsNeeded' })
        .refine((list) => list.length <= bookingRules.weeksAtOnce, { error: 'slotsTooMany' })
        .refine((list) => new Set(list.map(({ product, week }) => `${product}:${week}`)).size === list.length, {
          error: 'slot',
        }),
    })
    .superRefine(mobileFits),
  data: leadReceipt.extend({ heldUntil: z.iso.datetime({ offset: true }) }),
  errors: ['SlotTaken', 'TooManyHeld', 'TooManyRequests', 'ProofNeeded'],
  limit: rareLimit({ max: 10, seconds: 3600 }),
});

/** A booking in the console's table. */
export const bookingRow = z.object({
  id: wireId,
  leadId: wireId,
  number: z.string(),
  company: z.string(),
  state: z.enum(bookingStates),
  slots: z.array(slot),
  /** In fen, at the prices of the day of the request; null for a price on request. */
  priceFen: z.int().nullable(),
  /** End of the holding. */
  heldUntil: z.iso.datetime({ offset: true }),
  createdAt: z.iso.datetime({ offset: true }),
  /** The first of its weeks. */
  firstWeek: week,
});
export type BookingRow = z.output<typeof bookingRow>;

export const listBookings = endpoint({
  name: 'listBookings',
  ...calls.listBookings,
  summary: 'Bookings for the console. For those who may review them.',
  auth: 'user',
  input: tableQuery(['createdAt', 'firstWeek', 'heldUntil']).extend({
    state: z.enum([...bookingStates, '']).default(''),
    product: z.enum([...products, '']).default(''),
  }),
  data: pageOf(bookingRow),
  errors: ['Forbidden'],
  limit: consoleLimit,
});

export const reviewBooking = endpoint({
  name: 'reviewBooking',
  ...calls.reviewBooking,
  summary:
    'Confirms a booking that is held, or refuses it and lets its weeks go; refusing a confirmed one lets them go too.',
  auth: 'user',
  input: z.object({
    id: wireId,
    /** The state that the reviewer saw, so that no other decision is overwritten unseen. */
    seen: z.enum(['held', 'confirmed']),
    decision: z.enum(['confirmed', 'refused']),
    /** Sent to the customer with the decision; empty for none. */
    note: wireText(1000).trim().default(''),
  }),
  data: noData,
  errors: ['Forbidden', 'NullPointer', 'Changed'],
  limit: consoleWritingLimit,
});
