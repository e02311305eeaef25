import { screen } from '@testing-library/react';
import zh from '@/messages/zh/money/order-page.json';
import { orderDetail } from '@/test/order-items';
import { renderIn } from '@/test/render';
import { OrderScreen } from './order-screen';

test('an unpaid order leads to the cashier', () => {
  renderIn('zh', <OrderScreen order={orderDetail()} />);
  expect(screen.getByRole('row', { name: '单人票 ¥25.00 × 2 ¥50.00' })).toBeVisible();
  expect(screen.getByRole('link', { name: zh.pay })).toHaveAttribute('href', '/order/o1/pay');
  expect(screen.queryByRole('link', { name: zh.invoice })).toBeNull();
});

test.each([
  [{ kind: 'ticket', way: 'wallet' }, true],
  [{ kind: 'ticket', way: 'wallet', refundedFen: 4999 }, true],
  [{ kind: 'ticket', way: 'points' }, false],
  [{ kind: 'ticket', way: 'free', totalFen: 0 }, false],
  [{ kind: 'topUp', way: 'wechat' }, false],
] as const)('a paid one %j leads to its invoice: %s', (change, has) => {
  renderIn('zh', <OrderScreen order={orderDetail({ state: 'paid', expiresAt: null, ...change })} />);
  const link = screen.queryByRole('link', { name: zh.invoice });
  expect(link?.getAttribute('href') ?? null).toBe(has ? '/order/o1/invoice' : null);
});

test('a paid live stream leads to it, one that was refunded does not', () => {
  const live = { kind: 'live', way: 'wallet', expiresAt: null } as const;
  const { unmount } = renderIn('zh', <OrderScreen order={orderDetail({ ...live, state: 'paid' })} />);
  expect(screen.getByRole('link', { name: zh.live })).toHaveAttribute('href', '/live/paySuc?orderId=o1');
  unmount();
  renderIn('zh', <OrderScreen order={orderDetail({ ...live, state: 'refunded' })} />);
  expect(screen.queryByRole('link', { name: zh.live })).toBeNull();
});

test('a paid package of job posts leads to what one has now', () => {
  const order = orderDetail({ kind: 'recruitment', way: 'wallet', expiresAt: null, state: 'paid' });
  renderIn('zh', <OrderScreen order={order} />);
  expect(screen.getByRole('link', { name: zh.recruitment })).toHaveAttribute('href', '/meal/mealSuc?orderId=o1');
});

test('says what is refunded, what is on its way, and why', () => {
  const history = [
    { at: '2026-11-26T05:00:00.000Z', step: 'refundAsked' as const, way: null, amountFen: 1000, note: '活动改期' },
  ];
  const order = orderDetail({ state: 'paid', expiresAt: null, refundedFen: 500, refundingFen: 1000, history });
  renderIn('zh', <OrderScreen order={order} />);
  expect(screen.getByText('已退款 ¥5.00，退款处理中 ¥10.00')).toBeVisible();
  expect(screen.getByText('发起退款 · ¥10.00')).toBeVisible();
  expect(screen.getByText('活动改期')).toBeVisible();
});
