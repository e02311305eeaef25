import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { choosePassword, chosenPassword, refusePassword } from '@/lib/people/account/client/chosen-password';
import { changeEntryFlow, clearEntryFlow, readEntryFlow } from '@/lib/people/account/client/entry-flow';
import type { Language } from '@/lib/platform/shared/language';
import { renderIn } from '@/test/render';
import { SetCodeScreen } from './set-code-screen';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));

const { setCode, form: words, rules } = messages.zh.account;
const byPhone = { purpose: 'register', mobile: '13800138000', ticket: 'ticket' } as const;
const byEmail = { purpose: 'register', email: 'lin@example.org', ticket: 'ticket' } as const;

beforeEach(() => {
  jest.clearAllMocks();
  clearEntryFlow();
  choosePassword(null);
});

const open = (language: Language = 'zh') => renderIn(language, <SetCodeScreen />);
const pushed = (page: string) => waitFor(() => expect(router.push).toHaveBeenCalledWith(page));

async function fill(password: string, again: string, language: Language = 'zh') {
  const { form, setCode: own } = messages[language].account;
  if (password) await userEvent.type(screen.getByLabelText(form.newPassword), password);
  if (again) await userEvent.type(screen.getByLabelText(form.passwordAgain), again);
  await userEvent.click(screen.getByRole('button', { name: own.action }));
}

test.each([
  ['zh', '/setNickname'],
  ['en', '/en/setNickname'],
] as const)(
  'in %s a password is taken along in memory, and is in no storage and no address',
  async (language, page) => {
    changeEntryFlow(byEmail);
    open(language);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(messages[language].account.setCode.title);
    await fill('starlight1', 'starlight1', language);
    await pushed(page);
    expect(chosenPassword().password).toBe('starlight1');
    expect(readEntryFlow().passwordChoice).toBe('chosen');
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]);
    expect(kept).not.toContain('starlight1');
    expect(sessionStorage.getItem('entry')).toContain('chosen');
  },
);

test('the rules are said beforehand', () => {
  changeEntryFlow(byPhone);
  open();
  const field = screen.getByLabelText(words.newPassword);
  expect(field).toHaveAccessibleDescription(words.passwordHint);
  expect(field).toHaveAttribute('autocomplete', 'new-password');
});

test.each([
  ['sechs6', 'sechs6', words.newPassword, rules.passwordShort],
  ['12345678', '12345678', words.newPassword, rules.passwordDigits],
  ['starlight1', 'starlight2', words.passwordAgain, rules.passwordsDiffer],
  ['starlight1', '', words.passwordAgain, rules.passwordsDiffer],
])('%s and %s: %s says what is wrong', async (password, again, label, rule) => {
  changeEntryFlow(byPhone);
  open();
  await fill(password, again);
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(rule));
  expect(field).toHaveFocus();
  expect(router.push).not.toHaveBeenCalled();
  expect(chosenPassword().password).toBeNull();
});

test('who has proven a phone may do without', async () => {
  changeEntryFlow(byPhone);
  open();
  await userEvent.click(screen.getByRole('button', { name: setCode.skip }));
  await pushed('/setNickname');
  expect([chosenPassword().password, readEntryFlow().passwordChoice]).toEqual([null, 'skipped']);
});

test('who has proven an e-mail address may not', () => {
  changeEntryFlow(byEmail);
  open();
  expect(screen.queryByRole('button', { name: setCode.skip })).toBeNull();
});

test('a password that a reload has lost is asked for again, kindly', () => {
  changeEntryFlow({ ...byEmail, passwordChoice: 'chosen' });
  open();
  expect(screen.getByText(setCode.lost)).toBeVisible();
  expect(router.replace).not.toHaveBeenCalled();
});

test('a password that the server refused is said at its field, until another one is chosen', async () => {
  changeEntryFlow({ ...byEmail, passwordChoice: 'chosen' });
  refusePassword('passwordCommon');
  open();
  const field = screen.getByLabelText(words.newPassword);
  await waitFor(() => expect(field).toHaveAccessibleDescription(rules.passwordCommon));
  expect(field).toHaveFocus();
  expect(screen.getByText(setCode.lead)).toBeVisible();
  await fill('starlight1', 'starlight1');
  await pushed('/setNickname');
  expect(chosenPassword()).toEqual({ password: 'starlight1', brokenRule: null });
});

test.each([
  [{}, '/Register'],
  [{ purpose: 'register' }, '/Register'],
  [{ purpose: 'login' }, '/loginmobile'],
  [{ purpose: 'wechat' }, '/login'],
  [{ purpose: 'reset', ticket: 'ticket' }, '/Register'],
] as const)('with %j it leads to %s', async (flow, page) => {
  changeEntryFlow(flow);
  open();
  await waitFor(() => expect(router.replace.mock.calls).toEqual([[page]]));
});
