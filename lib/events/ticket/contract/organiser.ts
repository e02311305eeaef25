import { z } from 'zod';
import { orderStates } from '@/lib/money/order/codes';
import { namedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, wireId, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { saleStates, ticketStates } from '../codes';

const time = z.iso.datetime({ offset: true });
const organiser = { auth: 'user', limit: looseLimit } as const;

/** How a ticket type has sold, or, with an empty id, how many signed up. */
const soldType = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(saleStates),
  /** Null for no limit. */
  total: z.int().nullable(),
  held: z.int(),
  sold: z.int(),
  used: z.int(),
  returned: z.int(),
  waiting: z.int(),
});

export const getSales = endpoint({
  name: 'getSales',
  ...calls.getSales,
  ...organiser,
  summary: 'How an activity of the caller has sold: by ticket type, and what was paid and refunded.',
  input: z.object({ activityId: wireId }),
  data: z.object({
    types: z.array(soldType),
    /** Left of the common stock; null for none. */
    stockLeft: z.int().nullable(),
    paidFen: z.int(),
    refundedFen: z.int(),
  }),
  errors: ['NullPointer'],
});
export type Sales = z.output<typeof getSales.data>;

/** Somebody who comes, for the organiser. */
export const attendee = z.object({
  ticketId: wireId,
  name: z.string(),
  mobile: z.string(),
  /** Null and empty but for a sign-up. */
  age: z.int().nullable(),
  occupation: z.string(),
  typeName: z.string(),
  state: z.enum(ticketStates),
  orderNumber: z.string(),
  answers: z.array(z.object({ question: z.string(), text: z.string() })),
  createdAt: time,
  usedAt: time.nullable(),
});
export type Attendee = z.output<typeof attendee>;

export const findAttendees = endpoint({
  name: 'findAttendees',
  ...calls.findAttendees,
  ...organiser,
  summary:
    'Who comes to an activity of the caller, the latest first; by a part of a name, a number or the end of a mobile.',
  input: pageQuery.extend({
    activityId: wireId,
    state: z.enum(['', 'valid', 'used', 'returned']).default(''),
    search: wireText(100).trim().default(''),
  }),
  data: pageOf(attendee),
  errors: ['NullPointer'],
});

export const exportAttendees = endpoint({
  name: 'exportAttendees',
  ...calls.exportAttendees,
  summary: 'Who comes to an activity of the caller as CSV, at most 50,000 lines; recorded.',
  auth: 'user',
  input: z.object({ activityId: wireId }),
  data: z.null(),
  errors: ['NullPointer', 'TooLarge'],
  limit: { address: { max: 30, seconds: 60 }, account: { max: 30, seconds: 3600, strict: true } },
  answers: 'file',
});

/** An order of tickets, for the organiser. */
export const activityOrder = z.object({
  id: wireId,
  number: z.string(),
  activityId: wireId,
  activityTitle: z.string(),
  typeName: z.string(),
  buyer: namedPerson,
  quantity: z.int(),
  /** How many of its tickets were used at the door. */
  usedCount: z.int(),
  totalFen: z.int(),
  refundedFen: z.int(),
  state: z.enum(orderStates),
  createdAt: time,
});
export type ActivityOrder = z.output<typeof activityOrder>;

export const findActivityOrders = endpoint({
  name: 'findActivityOrders',
  ...calls.findActivityOrders,
  ...organiser,
  summary: "Orders of tickets of the caller's activities, of all or one of them, the latest first.",
  input: pageQuery.extend({ activityId: wireText(64).default(''), state: z.enum(['', ...orderStates]).default('') }),
  data: pageOf(activityOrder),
  errors: ['NullPointer'],
});
