import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { changeEntryFlow, clearEntryFlow, readEntryFlow } from '@/lib/people/account/client/entry-flow';
import type { Language } from '@/lib/platform/shared/language';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { RegisterScreen } from './register-screen';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));

const { register, form: words, rules } = messages.zh.account;
const path = '/api/account/code';
const sent: Record<string, Answer> = { [path]: { data: { request: 'r1', secondsBetween: 60 } } };

beforeEach(() => {
  jest.clearAllMocks();
  clearEntryFlow();
  window.history.replaceState(null, '', '/Register');
});

const open = (language: Language = 'zh') => renderIn(language, <RegisterScreen />);
const choose = (way: string) => userEvent.click(screen.getByRole('tab', { name: way }));
const field = (label: string) => screen.getByRole('textbox', { name: label });
const agree = () => userEvent.click(screen.getByRole('checkbox'));
const send = () => userEvent.click(screen.getByRole('button', { name: register.action }));
const pushed = (page: string) => waitFor(() => expect(router.push).toHaveBeenCalledWith(page));

test('sends a code to a phone and goes on to it, remembering where the login is to lead', async () => {
  const made = answerCalls(sent);
  window.history.replaceState(null, '', '/Register?redirecturl=%2FMyFocus');
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(register.title);
  await userEvent.type(field(words.mobile), '138 0013 8000');
  await agree();
  await send();
  await pushed('/checkPhoneCode');
  expect(made).toEqual([{ path, fields: { purpose: 'register', region: 'CN', mobile: '138 0013 8000' } }]);
  expect(readEntryFlow()).toMatchObject({
    purpose: 'register',
    mobile: '138 0013 8000',
    email: null,
    agreed: true,
    redirecturl: '/MyFocus',
  });
});

test('in English, sends a code to an e-mail address', async () => {
  const made = answerCalls(sent);
  const { form, register: own } = messages.en.account;
  open('en');
  await choose(form.email);
  await userEvent.type(field(form.email), 'lin@example.org');
  await agree();
  await userEvent.click(screen.getByRole('button', { name: own.action }));
  await pushed('/en/checkPhoneCode');
  expect(made).toEqual([{ path, fields: { purpose: 'register', email: 'lin@example.org' } }]);
  expect(readEntryFlow()).toMatchObject({ purpose: 'register', mobile: null, email: 'lin@example.org' });
});

test('the way and what was typed come back, and the agreement holds for both ways', async () => {
  const { unmount } = open();
  await agree();
  await choose(words.email);
  expect(screen.getByRole('tab', { name: words.email })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await userEvent.type(field(words.email), 'lin@example.org');
  await userEvent.tab();
  unmount();
  open();
  expect(screen.getByRole('tabpanel', { name: words.email })).toBeVisible();
  expect(field(words.email)).toHaveValue('lin@example.org');
  await choose(words.mobile);
  expect(field(words.mobile)).toHaveValue('');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('the region can be chosen, and is the one that counts', async () => {
  const made = answerCalls(sent);
  changeEntryFlow({ region: 'SG', callingCode: '65', agreed: true });
  open();
  expect(screen.getByRole('link', { name: /\+65/ })).toHaveAttribute('href', '/selectAreaCode');
  await userEvent.type(field(words.mobile), '8123 4567');
  await send();
  await pushed('/checkPhoneCode');
  expect(made[0]?.fields).toEqual({ purpose: 'register', region: 'SG', mobile: '8123 4567' });
});

test.each([
  [words.mobile, '12', rules.mobile],
  [words.email, 'lin@', rules.email],
])('%s %s and a missing agreement are said at their fields', async (way, typed, rule) => {
  const made = answerCalls({});
  open();
  await choose(way);
  await userEvent.type(field(way), typed);
  await send();
  await waitFor(() => expect(field(way)).toHaveAccessibleDescription(rule));
  expect(field(way)).toHaveFocus();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(rules.agreement);
  expect(made).toEqual([]);
});

test.each<[string, Answer, string]>([
  ['too many codes', { code: 'TooManyRequests', message: 'x', retryAfter: 42 }, '操作太频繁了，请在 42 秒后再试。'],
  ['a site that sends none', { code: 'NotConfigured', message: '没有开通。' }, '没有开通。'],
  ['no connection', 'offline', messages.zh.client.offline],
])('%s is said in the form', async (_, answer, text) => {
  answerCalls({ [path]: answer });
  changeEntryFlow({ mobile: '13800138000', agreed: true });
  open();
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  expect(router.push).not.toHaveBeenCalled();
});

test('who has an account is led to the login, which keeps where it is to lead', () => {
  window.history.replaceState(null, '', '/Register?redirecturl=%2FMyFocus');
  open();
  expect(screen.getByRole('link', { name: register.logIn })).toHaveAttribute('href', '/login');
  expect(readEntryFlow().redirecturl).toBe('/MyFocus');
});

test('the agreement can be read in a new tab', () => {
  open();
  const links = [...screen.getByText(/我已阅读/).querySelectorAll('a')];
  expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
    ['/Agreement', '_blank'],
    ['/Agreement#privacy', '_blank'],
  ]);
});
