import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffOrder } from '@/lib/money/order/contract';
import type { MoneyOfOrder } from '@/lib/money/payment/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/money/order-console.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { orderDetail } from '@/test/order-items';
import { renderIn } from '@/test/render';
import { OrderConsole } from './console-order';

const at = (name: string) => `/api/payment/${name}`;
const nothing: MoneyOfOrder = { payments: [], refunds: [], slipPictures: [] };

function show(order: Partial<StaffOrder>, money: Partial<MoneyOfOrder> = {}, answers: Record<string, Answer> = {}) {
  const shown = { ...orderDetail(order), personId: 'p1', nickname: '许砚' };
  const all = { ...nothing, ...money };
  const calls = answerCalls({
    '/api/order/any': { data: shown },
    [at('ofOrder')]: { data: all },
    [at('slip/picture')]: { code: 'NullPointer' },
    '/api/staff/waiting': { data: [] },
    ...answers,
  });
  renderIn('zh', <OrderConsole order={shown} money={all} />);
  return (name: string) => calls.filter(({ path }) => path === at(name)).map(({ fields }) => fields);
}

beforeEach(() => {
  toastQueue.take();
  standInForDialogs();
  Object.assign(URL, { createObjectURL: () => 'blob:slip', revokeObjectURL: () => {} });
});

test('a refund is bounded by what is left, needs a reason, and is asked once more', async () => {
  const sent = show({ state: 'paid', way: 'wechat', refundedFen: 1000 }, {}, { [at('refund')]: { data: null } });
  const sum = screen.getByRole('textbox', { name: zh.refund.sum });
  expect(sum).toHaveValue('40.00');
  await userEvent.clear(sum);
  await userEvent.type(sum, '40.01');
  await userEvent.click(screen.getByRole('button', { name: zh.refund.submit }));
  expect(screen.getByText('最多可退 ¥40.00。')).toBeVisible();
  expect(screen.getByText(zh.refund.faults.needed)).toBeVisible();
  await userEvent.clear(sum);
  await userEvent.type(sum, '12.5');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: zh.refund.goal }), 'wallet');
  await userEvent.type(screen.getByRole('textbox', { name: zh.refund.reason }), '活动改期');
  await userEvent.click(screen.getByRole('button', { name: zh.refund.submit }));
  const dialog = screen.getByRole('alertdialog', { name: '确认退款 ¥12.50？' });
  expect(sent('refund')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: zh.refund.submit }));
  await screen.findByRole('textbox', { name: zh.refund.reason });
  expect(sent('refund')).toEqual([
    { orderId: 'o1', amountFen: '1250', goal: 'wallet', reason: '活动改期', clientId: expect.any(String) },
  ]);
  expect(toastQueue.take()).toEqual([zh.refund.done]);
});

test.each([
  { kind: 'topUp', way: 'wechat' },
  { kind: 'ticket', way: 'points' },
] as const)('an order %j is refunded only the way it was paid', (order) => {
  show({ state: 'paid', ...order });
  const goals = within(screen.getByRole('combobox', { name: zh.refund.goal })).getAllByRole('option');
  expect(goals.map(({ textContent }) => textContent)).toEqual([zh.refund.goals.original]);
});

test('nothing is refunded of an unpaid order', () => {
  show({});
  expect(screen.queryByRole('heading', { name: zh.refund.title })).toBeNull();
});

test('a slip is confirmed, or refused with a reason', async () => {
  const order = { state: 'paid_pending_review', way: 'offline', expiresAt: null } as const;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sent = show(order, { slipPictures: ['s1'] }, { [at('slip/decide')]: { data: null } });
  await userEvent.click(screen.getByRole('button', { name: zh.slip.refuse }));
  expect(screen.getByText(zh.slip.needsReason)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: zh.slip.reason }), '看不清');
  await userEvent.click(screen.getByRole('button', { name: zh.slip.refuse }));
  await userEvent.click(screen.getByRole('button', { name: zh.slip.confirm }));
  expect(sent('slip/decide')).toEqual([
    { orderId: 'o1', isReceived: 'false', reason: '看不清' },
    { orderId: 'o1', isReceived: 'true', reason: '' },
  ]);
});

const stuck: MoneyOfOrder['refunds'][number] = {
  id: 'r1',
  outRefundNo: 'R1',
  goal: 'original',
  state: 'stuck',
  amountFen: 500,
  reason: '改期',
  askedAt: '2026-11-26T04:00:00.000Z',
  doneAt: null,
  isSurplus: false,
  isByHand: false,
};

test('a stuck refund is ended by staff', async () => {
  const sent = show({ state: 'paid' }, { refunds: [stuck] }, { [at('refund/resolve')]: { data: null } });
  await userEvent.click(screen.getByRole('button', { name: zh.refunds.resolve.wallet }));
  expect(sent('refund/resolve')).toEqual([{ id: 'r1', by: 'wallet' }]);
});

test.each([
  ['of a transfer', {}, { isByHand: true }, ['wallet', 'transfer']],
  ['of a top-up', { kind: 'topUp' }, {}, ['again', 'transfer']],
  ['of what was paid in surplus', {}, { isSurplus: true }, ['again', 'transfer']],
] as const)('a refund %s has only the ends that it can have', (_, order, change, ends) => {
  show({ state: 'paid', ...order }, { refunds: [{ ...stuck, ...change }] });
  const words = Object.values(zh.refunds.resolve);
  const shown = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
  expect(shown.filter((text) => words.includes(text))).toEqual(ends.map((end) => zh.refunds.resolve[end]));
});
