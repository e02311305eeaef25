import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/business/advertising-notices.json';
import zh from '@/messages/zh/business/advertising-notices.json';

/** Outcomes of bookings, to customers with an account. */
export const bookingDecidedNotice: NoticeSource<'advertising.bookingDecided'> = {
  kind: 'bookingDecided',
  type: 'system',
  on: 'advertising.bookingDecided',
  words: { zh: zh.bookingDecided, en: en.bookingDecided },
  async tell(_context, _tx, { personId, number, key, outcome, note }) {
    const path = `/business/requests/${encodeURIComponent(key)}`;
    return [{ to: personId, by: null, about: null, path, values: { number, outcome, reason: note } }];
  },
};
