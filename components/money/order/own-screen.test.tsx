import { screen, within } from '@testing-library/react';
import zh from '@/messages/zh/money/order.json';
import { standInForIntersections } from '@/test/intersections';
import { orderItem } from '@/test/order-items';
import { renderIn } from '@/test/render';
import { OwnOrders } from './own-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

beforeEach(() => {
  standInForIntersections();
  window.history.replaceState(null, '', '/my/order');
});
const page = (...list: ReturnType<typeof orderItem>[]) => ({ list, nextPage: null, hasNextPage: false });

test('an order leads to itself, an unpaid one to the cashier too', () => {
  const paid = orderItem({ id: 'o2', state: 'paid', title: '会员', refundedFen: 100, expiresAt: null });
  renderIn('zh', <OwnOrders initial="all" orders={page(orderItem(), paid)} />);
  const [first, second] = screen.getAllByRole('article').map((row) => within(row));
  expect(first?.getByRole('link', { name: /^光之夜/ })).toHaveAttribute('href', '/order/o1');
  expect(first?.getByRole('link', { name: `${zh.pay} 光之夜` })).toHaveAttribute('href', '/order/o1/pay');
  expect(second?.getByText('已退款 ¥1.00')).toBeVisible();
  expect(second?.queryByRole('link', { name: new RegExp(zh.pay) })).toBeNull();
});

test('an empty list says of which orders there are none', () => {
  window.history.replaceState(null, '', '/my/order?state=refunded');
  renderIn('zh', <OwnOrders initial="refunded" orders={page()} />);
  expect(screen.getByText(zh.own.empty.refunded)).toBeVisible();
});
