import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { messages } from '@/lib/app/messages';
import { choosePassword } from '@/lib/people/account/client/chosen-password';
import { changeEntryFlow, clearEntryFlow, type EntryFlow } from '@/lib/people/account/client/entry-flow';
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

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => ({ push: jest.fn(), replace: jest.fn() }),
}));

type Words = (typeof messages)['zh' | 'en']['account'];

/** Each login page, what earlier pages have stored, and its submit button. */
const screens: [string, ReactNode, Partial<EntryFlow>, (words: Words) => string][] = [
  ['/login', <LoginScreen key="" wechat={{ inside: false, qr: false }} />, {}, ({ login }) => login.action],
  ['/loginmobile', <MobileLoginScreen key="" />, {}, ({ mobile }) => mobile.action],
  ['/Register', <RegisterScreen key="" />, {}, ({ register }) => register.action],
  ['/Forget', <ForgetScreen key="" />, {}, ({ forget }) => forget.action],
  [
    '/checkPhoneCode',
    <CheckCodeScreen key="" isDemo={false} />,
    { purpose: 'login', mobile: '13900000000' },
    ({ checkCode }) => checkCode.action,
  ],
  ['/setCode', <SetCodeScreen key="" />, { purpose: 'register', ticket: 't' }, ({ setCode }) => setCode.action],
  [
    '/setNickname',
    <SetNicknameScreen key="" />,
    { purpose: 'register', ticket: 't', passwordChoice: 'skipped' },
    ({ setNickname }) => setNickname.action,
  ],
  ['/resetpassword', <ResetPasswordScreen key="" />, { purpose: 'reset', ticket: 't' }, ({ reset }) => reset.action],
  ['/phoneBind', <PhoneBindScreen key="" />, { purpose: 'wechat', ticket: 't' }, ({ mobile }) => mobile.action],
];

beforeEach(() => {
  clearEntryFlow();
  choosePassword(null);
});

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  test.each(screens)(
    '%s sent empty leads to the first wrong field, and says why at each',
    async (_, part, flow, action) => {
      const made = answerCalls({});
      changeEntryFlow(flow);
      const { container } = renderIn(language, part);
      await userEvent.click(screen.getByRole('button', { name: action(messages[language].account) }));
      const wrong = () => [...container.querySelectorAll<HTMLElement>('input[aria-invalid=true]')];
      await waitFor(() => expect(wrong()[0]).toHaveFocus());
      expect(wrong()[0]).toHaveAccessibleDescription(/\S/);
      // The digits of a code share one description.
      for (const field of wrong()) expect(field.closest('[role=group]') ?? field).toHaveAccessibleDescription(/\S/);
      expect(made).toEqual([]);
    },
  );
});
