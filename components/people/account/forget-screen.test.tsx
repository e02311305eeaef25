import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { changeEntryFlow, clearEntryFlow, readEntryFlow } from '@/lib/people/account/client/entry-flow';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { ForgetScreen } from './forget-screen';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));

const path = '/api/account/code';
const sent: Record<string, Answer> = { [path]: { data: { request: 'r1', secondsBetween: 60 } } };

beforeEach(() => {
  jest.clearAllMocks();
  clearEntryFlow();
});

test.each(['zh', 'en'] as const)('in %s, asks for a code and says nothing about an account', async (language) => {
  const made = answerCalls(sent);
  const { forget, form } = messages[language].account;
  // As the login page leaves it.
  changeEntryFlow({ mobile: '13800138000' });
  renderIn(language, <ForgetScreen />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(forget.title);
  expect(screen.getByText(forget.lead)).toBeVisible();
  expect(screen.getByRole('textbox', { name: form.mobile })).toHaveValue('13800138000');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: forget.action }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(`${language === 'en' ? '/en' : ''}/checkPhoneCode`));
  expect(made).toEqual([{ path, fields: { purpose: 'reset', region: 'CN', mobile: '13800138000' } }]);
  expect(readEntryFlow().purpose).toBe('reset');
});

const { forget, form: words, rules } = messages.zh.account;

test('an e-mail address that was typed at the login stands there already', async () => {
  const made = answerCalls(sent);
  changeEntryFlow({ email: 'lin@example.org' });
  renderIn('zh', <ForgetScreen />);
  expect(screen.getByRole('textbox', { name: words.email })).toHaveValue('lin@example.org');
  await userEvent.click(screen.getByRole('button', { name: forget.action }));
  await waitFor(() => expect(made).toEqual([{ path, fields: { purpose: 'reset', email: 'lin@example.org' } }]));
});

test('what is wrong is said at its place', async () => {
  answerCalls({ [path]: 'offline' });
  renderIn('zh', <ForgetScreen />);
  const field = screen.getByRole('textbox', { name: words.mobile });
  await userEvent.click(screen.getByRole('button', { name: forget.action }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(rules.mobile));
  await userEvent.type(field, '13800138000{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(messages.zh.client.offline));
  expect(router.push).not.toHaveBeenCalled();
});

test('leads back to the login', () => {
  renderIn('zh', <ForgetScreen />);
  expect(screen.getByRole('link', { name: forget.back })).toHaveAttribute('href', '/login');
});
