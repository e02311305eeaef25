import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OrderItem } from '@/lib/money/order/contract';
import type { Cashier } from '@/lib/money/payment/contract';
import zh from '@/messages/zh/events/ticket-buy.json';
import words from '@/messages/zh/money/order.json';
import { type Answer, answerCalls } from '@/test/answers';
import { orderItem } from '@/test/order-items';
import { renderIn } from '@/test/render';
import { ownTicket } from '@/test/ticket-items';
import { ConfirmScreen } from './confirm-screen';

/** The server's clock is a year ahead of the visitor's. */
const serverNow = Date.now() + 365 * 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString();

const cashier = (change: Partial<OrderItem> = {}): Cashier => ({
  order: orderItem({ expiresAt: iso(serverNow + 600_000), totalFen: 10_000, ...change }),
  ways: [{ way: 'wallet', obstacle: null, balance: 20_000 }],
  ...{ account: null, slipRefused: '', now: iso(serverNow) },
});

function show(first: Cashier, answers: Record<string, Answer> = {}) {
  const tickets = [ownTicket({ state: 'held' }), ownTicket({ id: 'k2', attendee: '周影', state: 'held' })];
  answerCalls(answers);
  const [{ activity }] = tickets as [ReturnType<typeof ownTicket>];
  renderIn('zh', <ConfirmScreen order={{ activity, tickets }} cashier={first} />);
}

test('says what is in the order and how long it is held by the server’s clock, and pays it', async () => {
  show(cashier(), {
    '/api/payment/pay': { data: { state: 'paid' } },
    '/api/payment/cashier': { data: cashier({ state: 'paid', expiresAt: null }) },
  });
  expect(screen.getByText('普通票 × 2')).toBeVisible();
  expect(screen.getByText('林光 · 周影')).toBeVisible();
  expect(screen.getByText(/(10:00|09:59)/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `${words.ways.wallet} ¥100.00` }));
  expect(await screen.findByRole('heading', { name: zh.done.title })).toBeVisible();
  expect(screen.getByRole('link', { name: zh.done.entry })).toHaveAttribute('href', '/ticket/e?activity=a1');
});

test('what cost nothing is done at once', () => {
  show(cashier({ state: 'paid', totalFen: 0, expiresAt: null, way: 'free' }));
  expect(screen.getByRole('heading', { name: zh.done.free })).toBeVisible();
});

test.each([
  ['too late', { expiresAt: iso(serverNow - 1) }, zh.end.canceled.title],
  ['canceled', { state: 'canceled' as const, expiresAt: null }, zh.end.canceled.title],
  ['refunded', { state: 'refunded' as const, expiresAt: null }, '已退款 ¥100.00'],
])('an order that is %s leads to other tickets', (_, change, title) => {
  show(cashier(change));
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: zh.again })).toHaveAttribute('href', '/ticket/get/a1');
});
