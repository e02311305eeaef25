import type { Notice, NoticeSource } from '@/lib/base/notice/port';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import en from '@/messages/en/events/ticket-notices.json';
import zh from '@/messages/zh/events/ticket-notices.json';

const about = (id: string) => ({ kind: 'activity', id }) as const;
const entryPath = (id: string) => `/ticket/e?activity=${encodeURIComponent(id)}`;

/** Tells somebody that they have tickets. */
export const ticketsGivenNotice: NoticeSource<'ticket.given'> = {
  kind: 'ticketsGiven',
  type: 'events',
  on: 'ticket.given',
  words: { zh: zh.ticketsGiven, en: en.ticketsGiven },
  async tell(_context, _tx, { activityId, personId, count }) {
    const values = { tickets: String(count) };
    return [{ to: personId, by: null, about: about(activityId), path: entryPath(activityId), values }];
  },
};

/** Tells the next of a waiting list what is held for them, and until when. */
export const ticketsOfferedNotice: NoticeSource<'ticket.offered'> = {
  kind: 'ticketsOffered',
  type: 'events',
  on: 'ticket.offered',
  words: { zh: zh.ticketsOffered, en: en.ticketsOffered },
  async tell(_context, _tx, { activityId, personId, until }) {
    const path = `/ticket/get/${encodeURIComponent(activityId)}`;
    const values = { until: formatDate(until, { withTime: true }) };
    return [{ to: personId, by: null, about: about(activityId), path, values }];
  },
};

/** Tells who takes part of a change that matters to them. */
export const activityChangedNotice: NoticeSource<'ticket.activityChanged'> = {
  kind: 'activityChanged',
  type: 'events',
  on: 'ticket.activityChanged',
  words: { zh: zh.activityChanged, en: en.activityChanged },
  async tell(_context, _tx, { activityId, people, changes }) {
    const isIn = (change: (typeof changes)[number]) => (changes.includes(change) ? 'yes' : 'no');
    const values = { time: isIn('time'), place: isIn('place'), price: isIn('price') };
    return people.map((to): Notice => ({ to, by: null, about: about(activityId), values }));
  },
};

/** Tells who takes part that an activity was canceled, and that their tickets are refunded. */
export const activityCanceledNotice: NoticeSource<'ticket.activityCanceled'> = {
  kind: 'activityCanceled',
  type: 'events',
  on: 'ticket.activityCanceled',
  // Once, also if the job runs again.
  isGathered: true,
  words: { zh: zh.activityCanceled, en: en.activityCanceled },
  async tell(_context, _tx, { activityId, people, reason }) {
    return people.map((to): Notice => ({ to, by: null, about: about(activityId), values: { reason } }));
  },
};
