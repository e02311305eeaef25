import { z } from 'zod';
import { activityItem } from '@/lib/events/activity/contract';
import { crowdLimit, endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { pageOf, pageQuery, textLanguage, wireId, wireIds, wireText } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { ticketStates, ticketTabs } from '../codes';
import { waitPlace } from './waiting';

const time = z.iso.datetime({ offset: true });

/** The activity of a ticket. */
const ofActivity = activityItem
  .pick({ id: true, thumb: true, category: true, status: true, isCanceled: true, title: true, titleLanguage: true })
  .extend({ holdStartTime: time, holdEndTime: time, venue: z.string(), address: z.string() });

/** A ticket of the caller, bought or got by signing up. */
export const ownTicket = z.object({
  id: wireId,
  activity: ofActivity,
  /** The name of its type; empty for a sign-up. */
  typeName: z.string(),
  typeLanguage: textLanguage,
  attendee: z.string(),
  state: z.enum(ticketStates),
  /** Null for a sign-up. */
  orderId: z.string().nullable(),
  priceFen: z.int(),
  /** What it gives when it is returned now; null where it cannot be returned. */
  returnFen: z.int().nullable(),
  /** Until when it can be returned so; null where it cannot. */
  returnUntil: time.nullable(),
  /** Its order must be paid until then; null where nothing is to be paid. */
  payUntil: time.nullable(),
  usedAt: time.nullable(),
});
export type OwnTicket = z.output<typeof ownTicket>;

const own = { auth: 'user', limit: looseLimit } as const;

export const findOwnTickets = endpoint({
  name: 'findOwnTickets',
  ...calls.findOwnTickets,
  ...own,
  summary: 'Tickets of the caller: those to come, the soonest first; unpaid, past or returned ones, the latest first.',
  input: pageQuery.extend({ tab: z.enum(ticketTabs).default('coming') }),
  data: pageOf(ownTicket),
});

/** A ticket as it is shown at the door. */
export const entryCode = ownTicket
  .pick({ id: true, typeName: true, typeLanguage: true, attendee: true, state: true })
  .extend({
    /** `v1.<payload>.<signature>`, the content of the QR code; null for one that is not valid. */
    code: z.string().nullable(),
  });
export type EntryCode = z.output<typeof entryCode>;

export const getEntryCodes = endpoint({
  name: 'getEntryCodes',
  ...calls.getEntryCodes,
  ...own,
  summary: "The caller's valid and used tickets of an activity with their codes.",
  input: z.object({ activityId: wireId }),
  data: z.object({ activity: ofActivity, onlineUrl: z.string(), tickets: z.array(entryCode) }),
  errors: ['NullPointer'],
});
export type EntryCodes = z.output<typeof getEntryCodes.data>;

export const getTicketOrder = endpoint({
  name: 'getTicketOrder',
  ...calls.getTicketOrder,
  ...own,
  summary: 'The tickets of an order of the caller.',
  input: z.object({ orderId: wireId }),
  data: z.object({ activity: ofActivity, tickets: z.array(ownTicket) }),
  errors: ['NullPointer'],
});
export type TicketOrder = z.output<typeof getTicketOrder.data>;

export const returnTickets = endpoint({
  name: 'returnTickets',
  ...calls.returnTickets,
  summary:
    'Returns tickets of one order for a refund by the rules of the organiser; free ones are given back. The same `clientId` returns them once.',
  auth: 'user',
  input: z.object({ orderId: wireId, ticketIds: wireIds, clientId: z.uuid() }),
  data: z.object({ refundFen: z.int() }),
  errors: ['NullPointer', 'TicketUsed', 'ReturnClosed', 'OrderClosed', 'RefundTooMuch'],
  limit: writingLimit({ max: 60, seconds: 3600 }),
});

/** How the caller stands to an activity. */
export const attendance = z.object({
  isOrganiser: z.boolean(),
  /** Valid and used tickets. */
  ticketCount: z.int(),
  /** How many tickets of each type the caller has or holds, for the limit per person. */
  ofTypes: z.array(z.object({ ticketTypeId: wireId, count: z.int() })),
  /** The link of an online activity, for participants and its organiser; else empty. */
  onlineUrl: z.string(),
  /** An order that waits for payment; null for none. */
  unpaidOrderId: z.string().nullable(),
  /** Places in waiting lists that wait or have an offer. */
  waiting: z.array(waitPlace),
});
export type Attendance = z.output<typeof attendance>;

export const getAttendance = endpoint({
  name: 'getAttendance',
  ...calls.getAttendance,
  ...own,
  summary: 'How the caller stands to a public activity: tickets, link, unpaid order, waiting lists.',
  input: z.object({ activityId: wireId }),
  data: attendance,
  errors: ['NullPointer'],
  limit: crowdLimit,
});

export const findJoinedActivities = endpoint({
  name: 'findJoinedActivities',
  ...calls.findJoinedActivities,
  summary:
    'The activities that a person takes or took part in, the latest joined first; of another person than the caller those that they show.',
  auth: 'public',
  input: pageQuery.extend({ userId: wireText(64).default('') }),
  data: pageOf(activityItem),
  errors: ['Unauthorized'],
  limit: looseLimit,
});
