import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import type { OrderItem } from '@/lib/money/order/contract';
import type { Cashier } from '@/lib/money/payment/contract';
import en from '@/messages/en/live/admission.json';
import zh from '@/messages/zh/live/admission.json';
import cashierWords from '@/messages/zh/money/cashier.json';
import words from '@/messages/zh/money/order.json';
import errors from '@/messages/zh/platform/errors.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { orderItem } from '@/test/order-items';
import { renderIn } from '@/test/render';
import { admissionOf, soldBroadcast } from '@/test/sold-broadcast';
import { PayScreen } from './pay-screen';

const router = { push: jest.fn(), replace: jest.fn(), back: jest.fn() };
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<object>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => router,
}));

const at = (name: string) => `/api/live/admission/${name}`;
const soon = () => new Date(Date.now() + 600_000).toISOString();
const cashier = (change: Partial<OrderItem> = {}): Cashier => ({
  order: orderItem({ kind: 'live', expiresAt: soon(), totalFen: 1990, ...change }),
  ways: [{ way: 'wallet', obstacle: null, balance: 20_000 }],
  ...{ account: null, slipRefused: '', now: new Date().toISOString() },
});
const get = (admission = admissionOf()): Record<string, Answer> => ({ [at('get')]: { data: admission } });

interface Shown {
  broadcast?: Partial<BroadcastItem>;
  admission?: ReturnType<typeof admissionOf>;
  cashier?: Cashier | null;
  language?: 'zh' | 'en';
}

function show(answers: Parameters<typeof answerCalls>[0], { broadcast, language = 'zh', ...given }: Shown = {}) {
  const calls = answerCalls(answers);
  const shown = { admission: admissionOf(), cashier: null, ...given };
  renderIn(language, <PayScreen broadcast={soldBroadcast(broadcast)} {...shown} personId="me" previewMinutes={2} />);
  return calls;
}

const pay = () => screen.findByRole('button', { name: `${words.ways.wallet} ¥19.90` });

beforeAll(standInForDialogs);
beforeEach(() => router.replace.mockClear());

test('says what is bought, by which rules, and orders it; then it is paid', async () => {
  const answers: Record<string, Answer | (() => Answer)> = {
    ...get(),
    [at('buy')]: () => {
      Object.assign(answers, get(admissionOf('pending')));
      return { data: { orderId: 'o1' } };
    },
    '/api/payment/cashier': { data: cashier() },
  };
  const calls = show(answers);
  expect(screen.getByRole('link', { name: '夜航' })).toHaveAttribute('href', '/live/liveDetail?id=b1');
  expect(screen.getByText('2099-01-10 20:00（北京时间）')).toBeVisible();
  expect(screen.getByText('开播后每人可以先免费看 2 分钟。')).toBeVisible();
  expect(screen.getByRole('link', { name: '《直播服务协议》' })).toHaveAttribute('href', '/live/serviceAgreement');
  await userEvent.click(screen.getByRole('button', { name: '购买 ¥19.90' }));
  expect(calls).toContainEqual({
    path: at('buy'),
    fields: { id: 'b1', priceFen: '1990', clientId: expect.any(String) },
  });
  await pay();
  expect(screen.getByRole('region', { name: zh.pages.pay })).toHaveFocus();
  answers['/api/payment/pay'] = { data: { state: 'paid' } };
  answers['/api/payment/cashier'] = { data: cashier({ state: 'paid', expiresAt: null }) };
  await userEvent.click(await pay());
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/live/paySuc?orderId=o1'));
});

test('why it could not be ordered is said, and it can be tried again as the same order', async () => {
  const answers: Record<string, Answer> = { ...get(), [at('buy')]: { code: 'SaleClosed' } };
  const calls = show(answers);
  const button = screen.getByRole('button', { name: '购买 ¥19.90' });
  await userEvent.click(button);
  expect(await screen.findByText(errors.SaleClosed)).toBeVisible();
  answers[at('buy')] = 'offline';
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByText(errors.SaleClosed)).toBeNull());
  const [first, second] = calls.filter(({ path }) => path === at('buy')).map(({ fields }) => fields.clientId);
  expect(second).toBe(first);
});

test('an order that waits is paid at once; canceled, it makes room for another', async () => {
  const answers = { ...get(admissionOf('pending')), '/api/payment/cashier': { data: cashier() } };
  show(answers, { admission: admissionOf('pending'), cashier: cashier() });
  expect(await pay()).toBeVisible();
  Object.assign(answers, get(), {
    '/api/payment/cancel': { data: { state: 'canceled' } },
    '/api/payment/cashier': { data: cashier({ state: 'canceled', expiresAt: null }) },
  });
  await userEvent.click(screen.getByRole('button', { name: cashierWords.cancel.press }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: cashierWords.cancel.confirm }));
  expect(await screen.findByText(zh.ended)).toBeVisible();
  expect(screen.getByRole('button', { name: '购买 ¥19.90' })).toBeVisible();
});

test('an order whose time is over makes room for another, before the server has closed it', async () => {
  const late = cashier({ expiresAt: new Date(Date.now() - 1).toISOString() });
  show(
    { ...get(admissionOf('pending')), '/api/payment/cashier': { data: late } },
    { admission: admissionOf('pending'), cashier: late },
  );
  expect(await screen.findByText(zh.ended)).toBeVisible();
  expect(screen.getByRole('button', { name: '购买 ¥19.90' })).toBeVisible();
});

test('a cashier that does not come can be asked again', async () => {
  const answers: Record<string, Answer> = { ...get(admissionOf('pending')), '/api/payment/cashier': { code: '500' } };
  show(answers, { admission: admissionOf('pending') });
  const again = await screen.findByRole('button', { name: zh.retry });
  answers['/api/payment/cashier'] = { data: cashier() };
  await userEvent.click(again);
  expect(await pay()).toBeVisible();
});

test('who has it can give it back until it is on air', async () => {
  const answers = { ...get(admissionOf('valid', true)), [at('return')]: { data: admissionOf('returned') } };
  const calls = show(answers, { admission: admissionOf('valid', true) });
  expect(screen.getByRole('heading', { name: zh.owned.title })).toBeVisible();
  expect(screen.getByRole('link', { name: zh.order })).toHaveAttribute('href', '/order/o1');
  await userEvent.click(screen.getByRole('button', { name: zh.return.press }));
  Object.assign(answers, get(admissionOf('returned')));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: zh.return.confirm }));
  expect(await screen.findByText(zh.returned)).toBeVisible();
  expect(calls).toContainEqual({ path: at('return'), fields: { id: 'b1' } });
});

test('who has it watches it once it is on air', () => {
  show(get(admissionOf('valid')), { admission: admissionOf('valid'), broadcast: { phase: 'live' }, language: 'en' });
  expect(screen.getByRole('link', { name: en.watch })).toHaveAttribute('href', '/en/live/livePage?id=b1');
  expect(screen.queryByRole('button', { name: en.return.press })).toBeNull();
});

test.each<[what: string, broadcast: Partial<BroadcastItem>, title: string]>([
  ['one’s own', { hostId: 'me' }, zh.closed.host.title],
  ['free', { priceFen: 0 }, zh.closed.free.title],
  ['canceled', { phase: 'canceled' }, zh.closed.canceled.title],
  ['not held', { phase: 'missed' }, zh.closed.missed.title],
  ['over', { phase: 'playback' }, zh.closed.over.title],
])('one that is %s cannot be bought', (_what, broadcast, title) => {
  show(get(), { broadcast });
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: zh.toBroadcast })).toHaveAttribute('href', '/live/liveDetail?id=b1');
});
