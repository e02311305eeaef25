import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { changeEntryFlow, clearEntryFlow, readEntryFlow } from '@/lib/people/account/client/entry-flow';
import type { Language } from '@/lib/platform/shared/language';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { MobileLoginScreen } from './mobile-login-screen';
import { PhoneBindScreen } from './phone-bind-screen';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));

const sent = { '/api/account/code': { data: { request: 'r1', secondsBetween: 60 } } };

beforeEach(() => {
  jest.clearAllMocks();
  clearEntryFlow();
});

async function fill(mobile: string, language: Language = 'zh') {
  const { form, mobile: own } = messages[language].account;
  const field = screen.getByLabelText(form.mobile);
  await userEvent.clear(field);
  await userEvent.type(field, mobile);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  if (!box.checked) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: own.action }));
}

test.each(['zh', 'en'] as const)('in %s a code is sent to the number, and the flow goes on', async (language) => {
  const made = answerCalls(sent);
  changeEntryFlow({ redirecturl: '/MyFocus' });
  renderIn(language, <MobileLoginScreen />);
  await fill('13800138000', language);
  const next = language === 'en' ? '/en/checkPhoneCode' : '/checkPhoneCode';
  await waitFor(() => expect(router.push.mock.calls).toEqual([[next]]));
  expect(made).toEqual([
    { path: '/api/account/code', fields: { region: 'CN', mobile: '13800138000', purpose: 'login' } },
  ]);
  expect(readEntryFlow()).toMatchObject({
    purpose: 'login',
    mobile: '13800138000',
    agreed: true,
    redirecturl: '/MyFocus',
  });
});

test('who goes back and on again within the minute is not made to wait; another number gets its own code', async () => {
  const made = answerCalls(sent);
  const { unmount } = renderIn('zh', <MobileLoginScreen />);
  await fill('13800138000');
  await waitFor(() => expect(router.push).toHaveBeenCalledTimes(1));
  unmount();
  renderIn('zh', <MobileLoginScreen />);
  await fill('13800138000');
  await waitFor(() => expect(router.push).toHaveBeenCalledTimes(2));
  expect(made).toHaveLength(1);
  await fill('13900139000');
  await waitFor(() => expect(router.push).toHaveBeenCalledTimes(3));
  expect(made).toHaveLength(2);
});

test('a number of another region counts in its own', async () => {
  const made = answerCalls(sent);
  changeEntryFlow({ region: 'SG', callingCode: '65' });
  renderIn('zh', <MobileLoginScreen />);
  await fill('13800138000');
  const field = screen.getByLabelText(messages.zh.account.form.mobile);
  await waitFor(() => expect(field).toHaveAccessibleDescription(messages.zh.account.rules.mobile));
  await fill('8123 4567');
  await waitFor(() => expect(made.map(({ fields }) => fields)).toMatchObject([{ region: 'SG', mobile: '8123 4567' }]));
});

test('without agreeing nothing is sent, and the words can be read in a new tab', async () => {
  const made = answerCalls({});
  renderIn('en', <MobileLoginScreen />);
  const { form, mobile, rules } = messages.en.account;
  await userEvent.type(screen.getByLabelText(form.mobile), '13800138000');
  await userEvent.click(screen.getByRole('button', { name: mobile.action }));
  const box = screen.getByRole('checkbox');
  await waitFor(() => expect(box).toHaveAccessibleDescription(rules.agreement));
  expect(box).toHaveFocus();
  expect(made).toEqual([]);
  for (const [name, href] of [
    ['User Agreement', '/en/Agreement'],
    ['Privacy Policy', '/en/Agreement#privacy'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
});

test('binds a phone to a login of WeChat', async () => {
  const made = answerCalls(sent);
  changeEntryFlow({ purpose: 'wechat', ticket: 'w' });
  renderIn('zh', <PhoneBindScreen />);
  await fill('13800138000');
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/checkPhoneCode'));
  expect(made.map(({ fields }) => fields.purpose)).toEqual(['bind']);
  expect(readEntryFlow()).toMatchObject({ purpose: 'wechat', ticket: 'w', mobile: '13800138000' });
});

test('without a login of WeChat there is nothing to bind', () => {
  renderIn('zh', <PhoneBindScreen />);
  expect(router.replace.mock.calls).toEqual([['/login']]);
});
