import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Movement, Wallet } from '@/lib/money/wallet/contract';
import zh from '@/messages/zh/money/wallet.json';
import { type Answer, answerCalls } from '@/test/answers';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { WalletScreen } from './wallet-screen';

const push = jest.fn();
jest.mock('@/lib/platform/i18n/use-navigation', () => ({
  ...jest.requireActual<typeof import('@/lib/platform/i18n/use-navigation')>('@/lib/platform/i18n/use-navigation'),
  useRouter: () => ({ push }),
}));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const path = '/api/wallet/topUp';
const wallet: Wallet = {
  ...{ balanceFen: 990_000, points: 152, canTopUp: true },
  earning: [
    { deed: 'workVerified', points: 50, perDay: 150, isOn: true, today: 50 },
    { deed: 'dailyVisit', points: 2, perDay: 2, isOn: true, today: 2 },
    { deed: 'answerAccepted', points: 20, perDay: 100, isOn: false, today: 0 },
  ],
};

function show(change: Partial<Wallet> = {}, list: Movement[] = [], answers: Record<string, Answer> = {}) {
  const calls = answerCalls(answers);
  const movements = { list, nextPage: null, hasNextPage: false };
  renderIn('zh', <WalletScreen wallet={{ ...wallet, ...change }} initial="fen" movements={movements} />);
  return calls;
}

beforeEach(() => {
  standInForIntersections();
  push.mockReset();
  window.history.replaceState(null, '', '/wallet');
});

test('shows the balance, the points, what they are earned for, and what happened', () => {
  const at = '2026-11-26T04:00:00.000Z';
  show({}, [
    { version: 2, at, amount: -5000, balance: 990_000, cause: 'payment', title: '光之夜', orderId: 'o1', deed: null },
    { version: 1, at, amount: 995_000, balance: 995_000, cause: 'topUp', title: '', orderId: null, deed: null },
  ]);
  expect(screen.getByText('¥9900.00')).toBeVisible();
  expect(screen.getByText('152')).toBeVisible();
  expect(screen.getByText('今天已获得 50，每天最多 150')).toBeVisible();
  expect(screen.getByText('今天已获得 2，今天已到上限')).toBeVisible();
  expect(screen.queryByText(zh.deeds.answerAccepted)).toBeNull();
  expect(screen.getByText('−¥50.00')).toBeVisible();
  expect(screen.getByText('+¥9950.00')).toBeVisible();
  expect(screen.getByRole('link', { name: '光之夜' })).toHaveAttribute('href', '/order/o1');
});

test('an offered sum is one order, however often its answer is lost', async () => {
  const answers: Record<string, Answer> = { [path]: 'offline' };
  const calls = show({ balanceFen: 0 }, [], answers);
  await userEvent.click(screen.getByRole('button', { name: '¥50' }));
  await userEvent.click(screen.getByRole('button', { name: '充值 ¥50.00' }));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  answers[path] = { data: { orderId: 'o1' } };
  await userEvent.click(screen.getByRole('button', { name: '充值 ¥50.00' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/order/o1/pay'));
  expect(calls.map(({ fields }) => fields.amountFen)).toEqual(['5000', '5000']);
  expect(new Set(calls.map(({ fields }) => fields.clientId)).size).toBe(1);
});

test.each([
  ['', zh.topUp.faults.needed],
  ['1.005', zh.topUp.faults.unreadable],
  ['0.5', '每次至少充值 ¥1.00。'],
  ['5000.01', '每次最多充值 ¥5000.00。'],
  ['100.01', '充值后余额会超过钱包上限 ¥10000.00，请减少金额。'],
])('%j is not ordered: %s', async (typed, fault) => {
  const calls = show();
  if (typed) await userEvent.type(screen.getByRole('textbox', { name: zh.topUp.own }), typed);
  await userEvent.click(screen.getByRole('button', { name: /^充值( ¥[\d.]+)?$/ }));
  expect(screen.getByText(fault)).toBeVisible();
  expect(calls).toEqual([]);
});

test('a site that takes no payments says so', () => {
  show({ canTopUp: false });
  expect(screen.getByText(zh.topUp.notHere)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
