import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { messages } from '@/lib/app/messages';
import { clearEntryFlow, readEntryFlow } from '@/lib/people/account/client/entry-flow';
import { readStored, writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import type { Language } from '@/lib/platform/shared/language';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { WechatCodeScreen } from './wechat-code-screen';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));

const path = '/api/account/wechat/exchange';
const { wechatCode } = messages.zh.account;
let code = 0;

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  clearEntryFlow();
  code += 1;
  window.history.replaceState(null, '', `/wechatGetCode?code=c${code}&state=s`);
  for (const text of toastQueue.take()) toastQueue.gone(text);
});

function open(answer: Answer, language: Language = 'zh') {
  const answers = { [path]: answer };
  const made = answerCalls(answers);
  renderIn(
    language,
    <StrictMode>
      <WechatCodeScreen />
    </StrictMode>,
  );
  return { made, answers };
}

const went = (to: string) => waitFor(() => expect(router.replace.mock.calls).toEqual([[to]]));

test.each(['zh', 'en'] as const)('in %s it logs in, once, and goes on to the page that was left', async (language) => {
  writeStored('scanCodeUrl', '/en/MyFocus');
  const { made } = open({ data: { token: 'new', ticket: null, isBound: false } }, language);
  expect(screen.getByRole('status')).toHaveTextContent(messages[language].account.wechatCode.working);
  await went('/en/MyFocus');
  expect(made).toEqual([{ path, fields: { code: `c${code}`, state: 's' } }]);
  expect([readStored('auth_token'), readStored('scanCodeUrl')]).toEqual(['new', null]);
});

test('an unknown person binds a phone first, and the return path is kept', async () => {
  writeStored('scanCodeUrl', '/MyFocus');
  open({ data: { token: null, ticket: 'w', isBound: false } });
  await went('/phoneBind');
  expect(readEntryFlow()).toMatchObject({ purpose: 'wechat', ticket: 'w', redirecturl: '/MyFocus' });
  expect(readStored('scanCodeUrl')).toBeNull();
});

test('one that was bound to the account goes back and says so', async () => {
  writeStored('scanCodeUrl', '/Settings/binding');
  writeStored('auth_token', 'mine');
  open({ data: { token: null, ticket: null, isBound: true } });
  await went('/Settings/binding');
  expect(toastQueue.waiting()).toEqual([wechatCode.bound]);
  expect(readStored('auth_token')).toBe('mine');
});

test('a way back that is none of ours is not followed', async () => {
  writeStored('scanCodeUrl', 'https://evil.example');
  open({ data: { token: 'new', ticket: null, isBound: false } });
  await went('/PeopleCenter');
});

test.each(['LinkExpired', 'WechatLinked', 'AccountLocked'])('%s is said, with the way back', async (name) => {
  open({ code: name, message: '这样不行。' });
  expect(await screen.findByRole('alert')).toHaveTextContent('这样不行。');
  expect(screen.getByRole('link', { name: wechatCode.back })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('button')).toBeNull();
  expect(toastQueue.waiting()).toEqual([]);
});

test('without a connection it can be tried again', async () => {
  const { made, answers } = open('offline');
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.zh.client.offline);
  answers[path] = { data: { token: 'new', ticket: null, isBound: false } };
  await userEvent.click(screen.getByRole('button', { name: messages.zh.client.retry }));
  await went('/PeopleCenter');
  expect(made).toHaveLength(2);
});

test('who refuses in WeChat is told so', async () => {
  window.history.replaceState(null, '', '/wechatGetCode?state=s');
  const { made } = open('offline');
  expect(screen.getByRole('alert')).toHaveTextContent(wechatCode.refused);
  expect(made).toEqual([]);
});
