import type { NoticeSource } from '@/lib/base/notice/port';
import { yuan } from '@/lib/platform/shared/format/yuan';
import en from '@/messages/en/live/admission-notices.json';
import zh from '@/messages/zh/live/admission-notices.json';
import type {} from './events';

/** Tells who has paid a broadcast that it goes back whole, and why; that the money has arrived is told by its payment. */
export const liveRefundedNotice: NoticeSource<'admission.refunded'> = {
  kind: 'liveRefunded',
  type: 'events',
  on: 'admission.refunded',
  words: { zh: zh.liveRefunded, en: en.liveRefunded },
  async tell(_context, _tx, { id, personId, orderId, amountFen, cause }) {
    const values = { cause, sum: yuan(amountFen) };
    return [{ to: personId, by: null, about: { kind: 'live', id }, path: `/order/${orderId}`, values }];
  },
};
