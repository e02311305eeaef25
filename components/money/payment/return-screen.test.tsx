import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import zh from '@/messages/zh/money/cashier.json';
import { type Answer, answerCalls } from '@/test/answers';
import { orderItem } from '@/test/order-items';
import { renderIn } from '@/test/render';
import { ReturnScreen } from './return-screen';

const check = '/api/payment/check';

test('asks the server, says that nothing has come, and asks again on request', async () => {
  const answers: Record<string, Answer> = { [check]: { data: { state: 'pending' } } };
  const calls = answerCalls(answers);
  renderIn('zh', <ReturnScreen order={orderItem({ kind: 'topUp' })} />);
  expect(screen.getByRole('heading', { name: zh.return.asking })).toBeVisible();
  expect(await screen.findByRole('heading', { name: zh.return.notYet })).toBeVisible();
  expect(screen.getByRole('link', { name: zh.return.back })).toHaveAttribute('href', '/order/o1/pay');
  answers[check] = { data: { state: 'paid' } };
  await userEvent.click(screen.getByRole('button', { name: zh.return.paid }));
  expect(await screen.findByRole('heading', { name: '已支付 ¥50.00' })).toBeVisible();
  expect(screen.getByRole('link', { name: zh.end.toWallet })).toHaveAttribute('href', '/wallet');
  expect(calls[0]).toEqual({ path: check, fields: { orderId: 'o1' } });
});

test('says that the result is unknown where the server cannot be asked', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerCalls({ [check]: 'offline' });
  renderIn('zh', <ReturnScreen order={orderItem()} />);
  expect(await screen.findByRole('heading', { name: zh.return.unknown })).toBeVisible();
});

test('asks nothing for an order that stands already, and none at all without one', () => {
  const calls = answerCalls({});
  renderIn('zh', <ReturnScreen order={orderItem({ state: 'canceled', expiresAt: null })} />);
  expect(screen.getByRole('heading', { name: zh.end.canceled.title })).toBeVisible();
  renderIn('zh', <ReturnScreen order={null} />);
  expect(screen.getByRole('heading', { name: zh.return.nothing })).toBeVisible();
  expect(calls).toEqual([]);
});

test.each([
  ['ticket', zh.end.toTickets, '/ticket/confirm?order=o1'],
  ['live', zh.end.toLive, '/live/paySuc?orderId=o1'],
  ['project', zh.end.toTeams, '/projectManage/services/done?orderId=o1'],
  ['contest', zh.end.toEntries, '/entry'],
] as const)('a paid order of kind %s leads to what was bought', (kind, name, path) => {
  renderIn('zh', <ReturnScreen order={orderItem({ kind, state: 'paid', expiresAt: null })} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
});
