import type { OrderDetail, OrderItem } from '@/lib/money/order/contract';

/** An unpaid order, as a screen gets it. */
export const orderItem = (change: Partial<OrderItem> = {}): OrderItem => ({
  ...{ id: 'o1', number: '202611260000000001', kind: 'ticket', state: 'pending', title: '光之夜' },
  ...{ totalFen: 5000, refundedFen: 0, refundingFen: 0, way: null },
  ...{ createdAt: '2026-11-26T04:00:00.000Z', expiresAt: '2026-11-26T04:15:00.000Z', paidAt: null },
  ...change,
});

/** The same with one line and how it began. */
export const orderDetail = (change: Partial<OrderDetail> = {}): OrderDetail => ({
  ...orderItem(change),
  lines: [{ title: '单人票', quantity: 2, unitFen: 2500 }],
  history: [{ at: '2026-11-26T04:00:00.000Z', step: 'placed', way: null, amountFen: null, note: '' }],
  ...change,
});
