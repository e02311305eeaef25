import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearEntryFlow, readEntryFlow } from '@/lib/people/account/client/entry-flow';
import { listCallingCodes } from '@/lib/people/account/server/list-calling-codes';
import type { Language } from '@/lib/platform/shared/language';
import { renderIn } from '@/test/render';
import { CallingCodesScreen } from './calling-codes-screen';

const router = { back: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));

beforeEach(() => {
  jest.clearAllMocks();
  clearEntryFlow();
  Object.assign(window, { navigation: { canGoBack: true } });
});
afterEach(() => Reflect.deleteProperty(window, 'navigation'));

const open = (language: Language) => renderIn(language, <CallingCodesScreen codes={listCallingCodes(language)} />);
const rows = () => screen.getAllByRole('button').map((row) => row.textContent);

test('common regions come first, in the language of the page; the chosen one is marked', () => {
  open('zh');
  const [common, all] = screen.getAllByRole('region');
  expect(within(common as HTMLElement).getAllByRole('button')[0]).toHaveTextContent('中国+86');
  expect(within(common as HTMLElement).getAllByRole('button', { current: true })).toHaveLength(1);
  expect(within(all as HTMLElement).getAllByRole('button').length).toBeGreaterThan(200);
  expect(screen.getAllByText('中国台湾').length).toBe(2);
});

test.each([
  ['zh', '新加', ['新加坡+65']],
  ['zh', '+65', ['新加坡+65']],
  ['zh', '0065', ['新加坡+65']],
  ['en', 'reunion', ['Réunion+262']],
  ['en', 'sg', ['Singapore+65']],
] as const)('in %s a search for %s finds %j', async (language, text, found) => {
  open(language);
  await userEvent.type(screen.getByRole('searchbox'), text);
  expect(rows()).toEqual(found);
});

test('finding nothing is said', async () => {
  open('en');
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('0 results');
  expect(screen.getByText('Nothing found. Try another spelling.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [true, 1, []],
  [false, 0, [['/login']]],
])('the choice is noted for the form, which it goes back to: %s', async (canGoBack, back, replaced) => {
  Object.assign(window, { navigation: { canGoBack } });
  open('zh');
  await userEvent.click(screen.getAllByRole('button', { name: /新加坡/ })[0] as HTMLElement);
  expect(readEntryFlow()).toMatchObject({ region: 'SG', callingCode: '65' });
  expect([router.back.mock.calls.length, router.replace.mock.calls]).toEqual([back, replaced]);
});
