import type { ActivityDetail } from '@/lib/events/activity/contract';
import type { Attendance, EntryCodes, OwnTicket, Sale } from '@/lib/events/ticket/contract';

const times = { holdStartTime: '2027-01-10T14:00:00.000+08:00', holdEndTime: '2027-01-10T17:00:00.000+08:00' };

/** A public activity with tickets for ¥50 and for nothing, as its page gets it. */
export const ticketedActivity = (change: Partial<ActivityDetail> = {}): ActivityDetail => ({
  ...{ id: 'a1', thumb: null, category: 2, status: 2, isCanceled: false, title: '光之夜', titleLanguage: 'zh' },
  ...{
    contestName: null,
    city: '',
    priceFrom: 0,
    priceTo: 5000,
    topic: null,
    body: '',
    photos: [],
    admission: 'tickets',
    capacity: 0,
  },
  organiser: {
    ...{ userId: 'u1', nickname: '光场', avatar: null, verification: 'none' },
    ...{ tagline: '', followerCount: 0 },
  },
  ...{ ...times, enrolStartTime: '2026-11-01T00:00:00.000+08:00', enrolEndTime: times.holdStartTime },
  ...{ venue: { text: '光厅', language: 'zh' }, address: { text: '长安街 1 号', language: 'zh' } },
  ticketTypes: [ticketType(), ticketType({ id: 't2', name: { text: '公益票', language: 'zh' }, priceFen: 0 })],
  ...{ refund: { percent: 90, hours: 24 }, cancelReason: '', commentCount: 0 },
  ...{ publishedAt: '2026-11-01T00:00:00.000+08:00', editedAt: null },
  ...change,
});

const ticketType = (change: Partial<ActivityDetail['ticketTypes'][number]> = {}) => ({
  ...{ id: 't1', name: { text: '普通票', language: 'zh' as const }, priceFen: 5000, perPerson: 4 },
  ...{ saleStartTime: '2026-12-01T10:00:00.000+08:00', saleEndTime: times.holdStartTime },
  ...change,
});

/** Its sale: the first type in a state, the second one on sale. */
export const saleOf = (state: Sale['types'][number]['state'], left: number | null = null): Sale => ({
  types: [
    { id: 't1', state, left },
    { id: 't2', state: 'onSale', left: null },
  ],
  participantCount: 0,
});

/** Somebody who has nothing of it yet. */
export const attendance = (change: Partial<Attendance> = {}): Attendance => ({
  ...{ isOrganiser: false, ticketCount: 0, ofTypes: [], onlineUrl: '', unpaidOrderId: null, waiting: [] },
  ...change,
});

const ofTicket: OwnTicket['activity'] = {
  ...{ id: 'a1', thumb: null, category: 2, status: 2, isCanceled: false, title: '光之夜', titleLanguage: 'zh' },
  ...{ ...times, venue: '光厅', address: '长安街 1 号' },
};

/** A valid ticket for ¥50 that gives ¥45 until the day before. */
export const ownTicket = (change: Partial<OwnTicket> = {}): OwnTicket => ({
  ...{ id: 'k1', activity: ofTicket, typeName: '普通票', typeLanguage: 'zh', attendee: '林光', state: 'valid' },
  ...{ orderId: 'o1', priceFen: 5000, returnFen: 4500, returnUntil: '2027-01-09T14:00:00.000+08:00' },
  ...{ payUntil: null, usedAt: null },
  ...change,
});

/** Tickets at the door: a valid one and a used one. */
export const entryCodes = (): EntryCodes => ({
  activity: ofTicket,
  onlineUrl: '',
  tickets: [
    { ...{ id: 'k1', typeName: '普通票', typeLanguage: 'zh', attendee: '林光', state: 'valid' }, code: 'v1.a.b' },
    { ...{ id: 'k2', typeName: '普通票', typeLanguage: 'zh', attendee: '周影', state: 'used' }, code: null },
  ],
});
