import type { NoticeSource } from '@/lib/base/notice/port';
import en from '@/messages/en/money/invoice-notices.json';
import zh from '@/messages/zh/money/invoice-notices.json';

/** Tells who asked for an invoice that it is made out, or why not. */
export const invoiceIssuedNotice = decided('invoiceIssued', 'issued');
export const invoiceRefusedNotice = decided('invoiceRefused', 'refused');

function decided(
  kind: 'invoiceIssued' | 'invoiceRefused',
  told: 'issued' | 'refused',
): NoticeSource<'invoice.decided'> {
  return {
    kind,
    type: 'system',
    on: 'invoice.decided',
    words: { zh: zh[kind], en: en[kind] },
    async tell(_context, _tx, { orderId, orderNumber, personId, state, reason }) {
      if (state !== told) return [];
      const values = { number: orderNumber, reason };
      return [{ to: personId, by: null, about: null, path: `/order/${orderId}/invoice`, values }];
    },
  };
}
