import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { changeEntryFlow, clearEntryFlow } from '@/lib/people/account/client/entry-flow';
import { readStored } from '@/lib/platform/client/storage';
import type { Language } from '@/lib/platform/shared/language';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { ResetPasswordScreen } from './reset-password-screen';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));

const { form: words, rules, problems } = messages.zh.account;
const path = '/api/account/password/reset';

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  clearEntryFlow();
  changeEntryFlow({ purpose: 'reset', ticket: 'ticket', email: 'lin@example.org', redirecturl: '/MyFocus' });
});

async function fill(password: string, again = password, language: Language = 'zh') {
  const { form, reset } = messages[language].account;
  renderIn(language, <ResetPasswordScreen />);
  await userEvent.type(screen.getByLabelText(form.newPassword), password);
  await userEvent.type(screen.getByLabelText(form.passwordAgain), again);
  await userEvent.click(screen.getByRole('button', { name: reset.action }));
}

test.each(['zh', 'en'] as const)('in %s sets the password, logs in and goes on', async (language) => {
  const made = answerCalls({ [path]: { data: { token: 'new' } } });
  await fill('starlight1', 'starlight1', language);
  await waitFor(() => expect(router.replace.mock.calls).toEqual([['/MyFocus']]));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(messages[language].account.reset.title);
  expect(made).toEqual([{ path, fields: { ticket: 'ticket', password: 'starlight1' } }]);
  expect([readStored('auth_token'), readStored('isLogin')]).toEqual(['new', true]);
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('starlight1');
});

test.each([
  ['sechs6', 'sechs6', words.newPassword, rules.passwordShort],
  ['12345678', '12345678', words.newPassword, rules.passwordDigits],
  ['starlight1', 'starlight2', words.passwordAgain, rules.passwordsDiffer],
])('%s and %s: %s says what is wrong', async (password, again, label, rule) => {
  const made = answerCalls({});
  await fill(password, again);
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(rule));
  expect(made).toEqual([]);
});

test('one of the most common passwords is said at its field', async () => {
  answerCalls({ [path]: { code: '400', message: 'x', fields: [{ field: 'password', rule: 'passwordCommon' }] } });
  await fill('password1');
  const field = screen.getByLabelText(words.newPassword);
  await waitFor(() => expect(field).toHaveAccessibleDescription(rules.passwordCommon));
  expect(field).toHaveFocus();
});

test('a ticket that is too old is said, with the way to a new code', async () => {
  answerCalls({ [path]: { code: 'LinkExpired', message: '链接已失效。' } });
  await fill('starlight1');
  expect(await screen.findByRole('link', { name: problems.startAgain })).toHaveAttribute('href', '/Forget');
  expect(screen.getByRole('alert')).toHaveTextContent('链接已失效。');
});

test.each<[Answer, string]>([
  [{ code: 'AccountLocked', message: '已停用。' }, '已停用。'],
  ['offline', messages.zh.client.offline],
])('%j is said in the form', async (answer, text) => {
  answerCalls({ [path]: answer });
  await fill('starlight1');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  expect(router.replace).not.toHaveBeenCalled();
});

test.each([{ ticket: null }, { purpose: 'register' }, { purpose: null }] as const)(
  'with %j it leads to the first step',
  async (flow) => {
    changeEntryFlow(flow);
    renderIn('zh', <ResetPasswordScreen />);
    await waitFor(() => expect(router.replace.mock.calls).toEqual([['/Forget']]));
  },
);
