import { z } from 'zod';
import { listedPerson } from '@/lib/people/person/contract';
import { endpoint, looseLimit, writingLimit } from '@/lib/platform/shared/endpoint';
import { noData, textLanguage, wireFlag, wireId, wireIds } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { admissions } from '../codes';
import { activityItem } from './list';

const time = z.iso.datetime({ offset: true });

/** A text in the reader's language, or in the other one where it is missing. */
const shownText = z.object({ text: z.string(), language: textLanguage });

/** A ticket type as its organiser describes it; whether it is on sale is said by `getSale` of tickets. */
export const ticketType = z.object({
  id: wireId,
  name: shownText,
  priceFen: z.int(),
  /** Most that a person may have; 0 for no limit. */
  perPerson: z.int(),
  saleStartTime: time,
  saleEndTime: time,
});
export type TicketType = z.output<typeof ticketType>;

/** What a returned ticket gives, until so many hours before the start. */
const refundRule = z.object({ percent: z.int(), hours: z.int() });

/**
 * All public data of an activity; the same for all callers, so that its page can be cached. The link of an online one is
 * not among it: participants get it from `getAttendance` of tickets.
 */
export const activityDetail = activityItem.omit({ nickname: true, verification: true }).extend({
  organiser: listedPerson,
  /** Its channel; null for none, or for one that is not public. */
  topic: z.object({ id: wireId, title: z.string(), titleLanguage: textLanguage }).nullable(),
  /** Sanitised HTML in the language of the title. */
  body: z.string(),
  /** Bare media keys. */
  photos: z.array(z.string()),
  enrolStartTime: time,
  enrolEndTime: time,
  holdEndTime: time,
  /** The place by name; an empty text for an online one. */
  venue: shownText,
  address: shownText,
  admission: z.enum(admissions),
  /** How many may sign up; 0 for no limit. */
  capacity: z.int(),
  ticketTypes: z.array(ticketType),
  /** Null where tickets are not taken back. */
  refund: refundRule.nullable(),
  /** Why it was canceled; empty for one that was not. */
  cancelReason: z.string(),
  commentCount: z.int(),
  publishedAt: time,
  editedAt: time.nullable(),
});
export type ActivityDetail = z.output<typeof activityDetail>;

const open = { auth: 'public', limit: looseLimit } as const;

export const getActivity = endpoint({
  name: 'getActivity',
  ...calls.getActivity,
  ...open,
  summary: 'A public activity in the language of the call, or in the other one where it is missing.',
  input: z.object({ id: wireId }),
  data: activityDetail,
  errors: ['NullPointer'],
});

export const getActivityCounts = endpoint({
  name: 'getActivityCounts',
  ...calls.getActivityCounts,
  ...open,
  summary: 'How many comments a public activity has.',
  input: z.object({ id: wireId }),
  data: activityDetail.pick({ commentCount: true }),
  errors: ['NullPointer'],
});

export const getActivityCalendar = endpoint({
  name: 'getActivityCalendar',
  ...calls.getActivityCalendar,
  ...open,
  summary: 'A public activity as a calendar file (iCalendar, RFC 5545).',
  input: z.object({ id: wireId }),
  data: z.null(),
  errors: ['NullPointer'],
  answers: 'file',
});

export const remindOfActivity = endpoint({
  name: 'remindOfActivity',
  ...calls.remindOfActivity,
  summary: 'Asks for a message on the day before a public activity, or for none; asking twice is asking once.',
  auth: 'user',
  input: z.object({ id: wireId, remind: wireFlag }),
  data: noData,
  errors: ['NullPointer'],
  limit: writingLimit({ max: 300, seconds: 3600 }),
});

export const findActivityReminders = endpoint({
  name: 'findActivityReminders',
  ...calls.findActivityReminders,
  summary: 'Of which of these activities the caller is to be reminded, for pages that are the same for everybody.',
  auth: 'user',
  input: z.object({ ids: wireIds }),
  data: z.array(wireId),
  limit: looseLimit,
});
