import { type InvoicedOrder, invoicedSum, obstacleOf } from './invoiced';

const order: InvoicedOrder = { kind: 'ticket', state: 'paid', way: 'wallet', totalFen: 5000, refundingFen: 1200 };

test.each([
  [{}, null],
  [{ way: 'offline' }, null],
  [{ state: 'pending' }, 'notPaid'],
  [{ state: 'paid_pending_review' }, 'notPaid'],
  [{ state: 'canceled' }, 'notPaid'],
  [{ kind: 'topUp', way: 'wechat' }, 'topUp'],
  [{ way: 'points' }, 'noMoney'],
  [{ way: 'free', totalFen: 0, refundingFen: 0 }, 'noMoney'],
  [{ refundingFen: 5000 }, 'refunded'],
  [{ state: 'refunded', refundingFen: 5000 }, 'refunded'],
] as const)('%j: %s', (changes, obstacle) => expect(obstacleOf({ ...order, ...changes })).toBe(obstacle));

test('the sum is what was paid and stays paid', () => expect(invoicedSum(order)).toBe(3800));
