import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cashier } from '@/lib/money/payment/contract';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/money/cashier.json';
import words from '@/messages/zh/money/order.json';
import pictureWords from '@/messages/zh/platform/pictures.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { orderItem } from '@/test/order-items';
import { renderIn } from '@/test/render';
import { CashierScreen } from './cashier-screen';

const push = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<typeof import('@/lib/platform/i18n/use-navigation')>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ push }),
}));

const at = (name: string) => `/api/payment/${name}`;
const none = { obstacle: null, balance: null };

/** The server's clock is a year ahead of the visitor's. */
const serverNow = Date.now() + 365 * 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString();

const cashier = (change: Partial<Cashier> = {}, order: Parameters<typeof orderItem>[0] = {}): Cashier => ({
  order: orderItem({ expiresAt: iso(serverNow + 600_000), ...order }),
  ways: [
    { way: 'counter', ...none },
    { way: 'wallet', obstacle: 'balanceTooLow', balance: 1200 },
    { way: 'points', obstacle: null, balance: 6000 },
    { way: 'offline', ...none },
  ],
  account: null,
  slipRefused: '',
  now: iso(serverNow),
  ...change,
});

function show(first: Cashier, answers: Record<string, Answer> = {}) {
  const calls = answerCalls(answers);
  renderIn('zh', <CashierScreen cashier={first} />);
  return calls;
}

beforeEach(() => {
  push.mockReset();
  toastQueue.take();
  standInForDialogs();
});

test('says what each way needs, counts by the server’s clock, and goes on to the counter', async () => {
  const calls = show(cashier(), {
    [at('begin')]: { data: { kind: 'redirect', url: '/counter/N1', expiresAt: iso(serverNow) } },
  });
  expect(screen.getByText(/(10:00|09:59)/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^钱包.*¥12\.00.*余额不足/ })).toBeDisabled();
  expect(screen.getByRole('link', { name: zh.topUp })).toHaveAttribute('href', '/wallet');
  expect(screen.getByRole('radio', { name: /^积分.*5000.*6000/ })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: `${words.ways.counter} ¥50.00` }));
  expect(push).toHaveBeenCalledWith('/counter/N1');
  expect(calls).toEqual([{ path: at('begin'), fields: { orderId: 'o1', scene: 'native' } }]);
});

test('points pay at once, and the screen says what comes next', async () => {
  const calls = show(cashier(), {
    [at('pay')]: { data: { state: 'paid' } },
    [at('cashier')]: { data: cashier({}, { state: 'paid', expiresAt: null, way: 'points' }) },
  });
  await userEvent.click(screen.getByRole('radio', { name: /^积分/ }));
  await userEvent.click(screen.getByRole('button', { name: `${words.ways.points} ¥50.00` }));
  expect(await screen.findByRole('heading', { name: '已支付 ¥50.00' })).toBeVisible();
  expect(screen.getByRole('link', { name: zh.end.toOrder })).toHaveAttribute('href', '/order/o1');
  expect(calls[0]).toEqual({ path: at('pay'), fields: { orderId: 'o1', way: 'points' } });
});

test('a paid fee leads to the entries', () => {
  show(cashier({}, { kind: 'contest', state: 'paid', expiresAt: null }));
  expect(screen.getByRole('link', { name: zh.end.toEntries })).toHaveAttribute('href', '/entry');
});

test('a code is drawn to be scanned, and the question is asked at once on request', async () => {
  const answers: Record<string, Answer> = {
    [at('begin')]: { data: { kind: 'qr', code: 'weixin://pay', expiresAt: iso(serverNow) } },
    [at('check')]: { data: { state: 'pending' } },
  };
  show(cashier({ ways: [{ way: 'wechat', ...none }] }), answers);
  await userEvent.click(screen.getByRole('button', { name: `${words.ways.wechat} ¥50.00` }));
  expect(await screen.findByRole('img', { name: zh.scan.code })).toBeVisible();
  answers[at('check')] = { data: { state: 'paid' } };
  answers[at('cashier')] = { data: cashier({}, { state: 'paid', expiresAt: null }) };
  await userEvent.click(screen.getByRole('button', { name: zh.scan.paid }));
  expect(await screen.findByRole('heading', { name: '已支付 ¥50.00' })).toBeVisible();
});

test('what the server refuses is said, and how the order stands is asked again', async () => {
  const calls = show(cashier(), { [at('begin')]: { code: 'PaymentRefused' }, [at('cashier')]: { data: cashier() } });
  await userEvent.click(screen.getByRole('button', { name: `${words.ways.counter} ¥50.00` }));
  expect(await screen.findByRole('alert')).toHaveTextContent('支付服务未能受理');
  expect(calls.map(({ path }) => path)).toEqual([at('begin'), at('cashier')]);
});

test('who has no account at the chat app is led to bind one', async () => {
  show(cashier({ ways: [{ way: 'wechat', ...none }] }), {
    [at('begin')]: { code: 'WechatUnbound' },
    [at('cashier')]: { data: cashier() },
  });
  await userEvent.click(screen.getByRole('button', { name: `${words.ways.wechat} ¥50.00` }));
  expect(await screen.findByRole('link', { name: zh.bind })).toHaveAttribute('href', '/Settings/binding');
});

test('an order whose time is over is not to be paid, whether or not the server has canceled it', () => {
  show(cashier({}, { expiresAt: iso(serverNow - 1) }));
  expect(screen.getByRole('heading', { name: zh.end.expired.title })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('is canceled after a question; one that was paid meanwhile says so', async () => {
  show(cashier(), {
    [at('cancel')]: { data: { state: 'paid' } },
    [at('cashier')]: { data: cashier({}, { state: 'paid', expiresAt: null }) },
  });
  await userEvent.click(screen.getByRole('button', { name: zh.cancel.press }));
  const dialog = screen.getByRole('alertdialog', { name: zh.cancel.title });
  await userEvent.click(within(dialog).getByRole('button', { name: zh.cancel.confirm }));
  expect(await screen.findByRole('heading', { name: '已支付 ¥50.00' })).toBeVisible();
  expect(toastQueue.take()).toEqual([zh.cancel.paid]);
});

test('a transfer shows its account, why the last slip was refused, and needs a picture', async () => {
  const account = { name: '光场', bank: '演示银行', number: '0000' };
  const calls = show(cashier({ account, slipRefused: '看不清金额' }, { way: 'offline' }));
  expect(screen.getByText('看不清金额')).toBeVisible();
  expect(screen.getByText('0000')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: zh.slip.send }));
  expect(await screen.findByText(zh.slip.needed)).toBeVisible();
  expect(screen.getByLabelText(pictureWords.pick)).toBeInTheDocument();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: zh.transfer.otherWay }));
  expect(screen.getByRole('radio', { name: /^演示收银台/ })).toBeChecked();
});

test('a slip that waits can be replaced', () => {
  show(cashier({}, { state: 'paid_pending_review', way: 'offline', expiresAt: null }));
  expect(screen.getByRole('heading', { name: zh.end.paid_pending_review.title })).toBeVisible();
  expect(screen.getByText(zh.slip.again)).toBeVisible();
});
