import type { NoticeSource } from '@/lib/base/notice/port';
import { yuan } from '@/lib/platform/shared/format/yuan';
import en from '@/messages/en/money/payment-notices.json';
import zh from '@/messages/zh/money/payment-notices.json';

const orderPath = (id: string) => `/order/${id}`;

/** Tells the buyer that a bank transfer was confirmed; who pays by a service sees it at once. */
export const transferConfirmedNotice: NoticeSource<'order.paid'> = {
  kind: 'transferConfirmed',
  type: 'system',
  on: 'order.paid',
  words: { zh: zh.transferConfirmed, en: en.transferConfirmed },
  async tell(_context, _tx, { id, personId, way, totalFen }) {
    if (way !== 'offline') return [];
    return [{ to: personId, by: null, about: null, path: orderPath(id), values: { sum: yuan(totalFen) } }];
  },
};

/** Tells the buyer that the slip of a transfer was refused, and why. */
export const slipRefusedNotice: NoticeSource<'payment.slipRefused'> = {
  kind: 'slipRefused',
  type: 'system',
  on: 'payment.slipRefused',
  words: { zh: zh.slipRefused, en: en.slipRefused },
  async tell(_context, _tx, { orderId, personId, reason }) {
    return [{ to: personId, by: null, about: null, path: `/order/${orderId}/pay`, values: { reason } }];
  },
};

/** Tells the buyer that a refund has arrived, and where. */
export const refundedNotice: NoticeSource<'order.refunded'> = {
  kind: 'orderRefunded',
  type: 'system',
  on: 'order.refunded',
  words: { zh: zh.orderRefunded, en: en.orderRefunded },
  async tell(_context, _tx, { id, personId, amountFen, toWallet, way }) {
    const goal = toWallet ? 'wallet' : way === 'points' ? 'points' : 'original';
    return [{ to: personId, by: null, about: null, path: orderPath(id), values: { sum: yuan(amountFen), goal } }];
  },
};
