import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { messages } from '@/lib/app/messages';
import { clearEntryFlow } from '@/lib/people/account/client/entry-flow';
import { exchange, leave } from '@/lib/people/account/client/exchange';
import { readStored } from '@/lib/platform/client/storage';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { CheckCodeScreen } from './check-code-screen';
import { ForgetScreen } from './forget-screen';
import { LoginScreen } from './login-screen';
import { MobileLoginScreen } from './mobile-login-screen';
import { PhoneBindScreen } from './phone-bind-screen';
import { RegisterScreen } from './register-screen';
import { ResetPasswordScreen } from './reset-password-screen';
import { SetCodeScreen } from './set-code-screen';
import { SetNicknameScreen } from './set-nickname-screen';
import { WechatCodeScreen } from './wechat-code-screen';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));

/** All login pages. */
const screens: [string, ReactNode][] = [
  ['/login', <LoginScreen key="" wechat={{ inside: true, qr: true }} />],
  ['/loginmobile', <MobileLoginScreen key="" />],
  ['/checkPhoneCode', <CheckCodeScreen key="" isDemo={false} />],
  ['/Register', <RegisterScreen key="" />],
  ['/setCode', <SetCodeScreen key="" />],
  ['/setNickname', <SetNicknameScreen key="" />],
  ['/Forget', <ForgetScreen key="" />],
  ['/resetpassword', <ResetPasswordScreen key="" />],
  ['/phoneBind', <PhoneBindScreen key="" />],
  ['/wechatGetCode?code=c&state=s', <WechatCodeScreen key="" />],
];

const openLogin = jest.fn();
const answers = { '/api/account/leave': { data: null }, '/api/account/exchange': { data: null } };

beforeEach(async () => {
  jest.clearAllMocks();
  answerCalls(answers);
  clearEntryFlow();
  await leave();
});

afterEach(() => {
  Reflect.deleteProperty(window, 'android');
  Reflect.deleteProperty(window, 'webkit');
});

describe.each([
  ['Linux; Android 15; Pixel 9', 'zh', { android: { openLogin } }, '/PeopleCenter'],
  [
    'iPhone; CPU iPhone OS 18_5 like Mac OS X',
    'en',
    { webkit: { messageHandlers: { app_login_in: { postMessage: openLogin } } } },
    '/en/PeopleCenter',
  ],
] as const)('in the own app on %s, in %s', (system, language, bridge, page) => {
  const { app } = messages[language].account;

  beforeEach(() => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${system}) LightfieldApp/2.1`);
    Object.assign(window, bridge);
  });

  test.each(screens)("%s opens the app's login, once by itself, and shows no form", async (path, part) => {
    const made = answerCalls({});
    window.history.replaceState(null, '', path);
    renderIn(language, part);
    expect(screen.getByRole('heading', { name: app.title })).toBeVisible();
    await waitFor(() => expect(openLogin.mock.calls).toEqual([[location.origin + page]]));
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: app.action }));
    expect(openLogin).toHaveBeenCalledTimes(2);
    expect([made, router.replace.mock.calls]).toEqual([[], []]);
  });

  test('the token that the app says then leads on to the page that was asked for', async () => {
    window.history.replaceState(null, '', `/login?redirecturl=${encodeURIComponent(`${page}?from=menu`)}`);
    renderIn(language, <LoginScreen wechat={{ inside: false, qr: false }} />);
    await waitFor(() => expect(openLogin.mock.calls).toEqual([[`${location.origin}${page}?from=menu`]]));
    await act(() => exchange('said'));
    await waitFor(() => expect(router.replace.mock.calls).toEqual([[`${page}?from=menu`]]));
    expect(readStored('auth_token')).toBe('said');
    expect(openLogin).toHaveBeenCalledTimes(1);
  });
});
