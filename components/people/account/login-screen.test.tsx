import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@/lib/app/messages';
import { solveProof } from '@/lib/base/proof/client/solve-proof';
import { changeEntryFlow, clearEntryFlow, readEntryFlow } from '@/lib/people/account/client/entry-flow';
import { loadPage } from '@/lib/platform/client/load-page';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { onSignOut } from '@/lib/platform/client/sign-out';
import { readStored, writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import type { Language } from '@/lib/platform/shared/language';
import { type Answer, answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { LoginScreen } from './login-screen';

jest.mock('@/lib/base/proof/client/solve-proof', () => ({ solveProof: jest.fn() }));
const solve = jest.mocked(solveProof);

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));
jest.mock('@/lib/platform/client/load-page', () => ({ loadPage: jest.fn() }));

const { login, form: words, rules, app } = messages.zh.account;
const loggedIn = { '/api/account/login': { data: { token: 'new' } } };

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  clearEntryFlow();
  window.history.replaceState(null, '', '/login');
});

function open(language: Language = 'zh', wechat = { inside: false, qr: false }) {
  return renderIn(language, <LoginScreen wechat={wechat} />);
}

async function fill(account: string, password: string) {
  const user = userEvent.setup();
  const field = (label: string) => screen.getByLabelText(label);
  if (account) await user.type(field(words.account), account);
  if (password) await user.type(field(words.password), password);
  await user.click(screen.getByRole('button', { name: login.action }));
}

const replaced = () => waitFor(() => expect(router.replace).toHaveBeenCalled());
const said = () => waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());

test('logs in, forgets the previous account and goes on to the page that asked', async () => {
  const made = answerCalls(loggedIn);
  window.history.replaceState(null, '', '/login?redirecturl=%2Fen%2Fvideo%2Fdetail%2F1%3Fa%3D2');
  writeStored('auth_token', 'old');
  const forgotten = jest.fn();
  const withdraw = onSignOut(forgotten);
  open();
  await fill('138 0013 8000', 'starlight1');
  await replaced();
  withdraw();
  expect(made).toEqual([
    { path: '/api/account/login', fields: { account: '138 0013 8000', region: 'CN', password: 'starlight1' } },
  ]);
  expect([readStored('auth_token'), readStored('isLogin')]).toEqual(['new', true]);
  expect(useSessionStore.getState().isLogin).toBe(true);
  expect(forgotten).toHaveBeenCalled();
  expect(router.replace.mock.calls).toEqual([['/en/video/detail/1?a=2']]);
  expect(sessionStorage.getItem('entry')).toBeNull();
});

test.each([
  ['zh', '', '/PeopleCenter'],
  ['en', '', '/en/PeopleCenter'],
  ['en', '?redirecturl=https%3A%2F%2Fevil.example', '/en/PeopleCenter'],
  ['zh', '?redirecturl=%2F%2Fevil.example', '/PeopleCenter'],
  ['zh', '?redirecturl=%2Flogin', '/PeopleCenter'],
] as const)('in %s a login from /login%s leads to %s', async (language, query, target) => {
  answerCalls(loggedIn);
  window.history.replaceState(null, '', `/login${query}`);
  open(language);
  const user = userEvent.setup();
  const { form, login: own } = messages[language].account;
  await user.type(screen.getByLabelText(form.account), 'lin@example.org');
  await user.type(screen.getByLabelText(form.password), 'starlight1{Enter}');
  await replaced();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(own.title);
  expect(router.replace.mock.calls).toEqual([[target]]);
});

test('a proof of work is made when one is asked for, where it can be seen, and what was typed goes with it', async () => {
  const made = answerCalls({
    '/api/account/login': ({ proof }) => (proof ? { data: { token: 'new' } } : { code: 'ProofNeeded' }),
  });
  let solved: (proof: string) => void = () => {};
  solve.mockReturnValueOnce(new Promise((resolve) => (solved = resolve)));
  open();
  await fill('lin@example.org', 'starlight1');
  expect(await screen.findByRole('button', { name: words.proving })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  solved('work');
  await replaced();
  const fields = { account: 'lin@example.org', region: 'CN', password: 'starlight1' };
  expect(made.map((call) => call.fields)).toEqual([fields, { ...fields, proof: 'work' }]);
});

test('where the browser cannot do the work it is said, and nothing that was typed is lost', async () => {
  answerCalls({ '/api/account/login': { code: 'ProofNeeded' } });
  solve.mockRejectedValueOnce(new Error('no WebCrypto'));
  open();
  await fill('lin@example.org', 'starlight1');
  await said();
  expect(screen.getByRole('alert')).toHaveTextContent(messages.zh.account.problems.proofFailed);
  expect(screen.getByLabelText(words.account)).toHaveValue('lin@example.org');
  expect(screen.getByLabelText(words.password)).toHaveValue('starlight1');
});

test('what is missing is said at its field, and the first of them takes the focus', async () => {
  const made = answerCalls({});
  open();
  await fill('', '');
  const account = screen.getByLabelText(words.account);
  await waitFor(() => expect(account).toHaveAccessibleDescription(rules.account));
  expect(account).toBeInvalid();
  expect(account).toHaveFocus();
  expect(screen.getByLabelText(words.password)).toHaveAccessibleDescription(rules.required);
  expect(made).toEqual([]);
});

test.each<[string, Answer, string]>([
  ['a wrong password', { code: 'WrongLogin', message: '用户名或密码错误。' }, '用户名或密码错误。'],
  ['too many tries', { code: 'TooManyRequests', message: 'x', retryAfter: 42 }, '操作太频繁了，请在 42 秒后再试。'],
  ['far too many', { code: 'TooManyRequests', message: 'x', retryAfter: 590 }, '操作太频繁了，请在 10 分钟后再试。'],
  [
    'too many wrong passwords',
    { code: 'TooManyGuesses', retryAfter: 7200 },
    `${messages.zh.errors.TooManyGuesses}也可以等 2 小时后再试。`,
  ],
  ['no connection', 'offline', messages.zh.client.offline],
])('%s is said in the form, not in a message that goes away', async (_, answer, text) => {
  answerCalls({ '/api/account/login': answer });
  open();
  await fill('lin@example.org', 'starlight1');
  await said();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(toastQueue.waiting()).toEqual([]);
  expect(screen.getByLabelText(words.password)).toHaveValue('starlight1');
  expect(readStored('auth_token')).toBeNull();
});

test("rules that only the server can check are shown at their field, those without a field in the form's own place", async () => {
  answerCalls({
    '/api/account/login': { code: '400', message: '填写有误。', fields: [{ field: 'account', rule: 'mobile' }] },
  });
  open();
  await fill('123', 'x');
  await waitFor(() => expect(screen.getByLabelText(words.account)).toHaveAccessibleDescription(rules.mobile));

  answerCalls({
    '/api/account/login': { code: '400', message: '填写有误。', fields: [{ field: 'region', rule: 'x' }] },
  });
  await userEvent.type(screen.getByLabelText(words.account), '4');
  await userEvent.click(screen.getByRole('button', { name: login.action }));
  await said();
  expect(screen.getByRole('alert')).toHaveTextContent('填写有误。');
});

test('a number shows its calling code; the way to another one and back keeps what was typed', async () => {
  changeEntryFlow({ region: 'SG', callingCode: '65' });
  const { unmount } = open();
  const field = screen.getByLabelText(words.account);
  await userEvent.type(field, 'lin@');
  expect(screen.queryByRole('link', { name: /\+65/ })).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, '8123 4567');
  await userEvent.type(screen.getByLabelText(words.password), 'starlight1');
  await userEvent.click(screen.getByRole('link', { name: /\+65/ }));
  expect(router.push).toHaveBeenCalledWith('/selectAreaCode');
  unmount();
  open();
  await waitFor(() => expect(screen.getByLabelText(words.account)).toHaveValue('8123 4567'));
  expect(screen.getByLabelText(words.password)).toHaveValue('');
  expect(sessionStorage.getItem('entry')).not.toContain('starlight1');
});

test('the password can be looked at', async () => {
  open();
  const field = screen.getByLabelText(words.password);
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: words.show }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: words.hide }));
  expect(field).toHaveAttribute('type', 'password');
});

test('leads to the other ways in', () => {
  open();
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([leads(login.byCode), leads(login.forgot), leads(login.register)]).toEqual([
    '/loginmobile',
    '/Forget',
    '/Register',
  ]);
});

describe('WeChat', () => {
  const wechat = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) MicroMessenger/8.0.60';
  const address = 'https://open.weixin.qq.com/connect/qrconnect';

  test.each([
    ['inside', wechat, { inside: true, qr: true }],
    ['qr', '', { inside: true, qr: true }],
    ['qr', wechat, { inside: false, qr: true }],
  ])('is gone to by %s, and the way back is kept', async (way, userAgent, offer) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const made = answerCalls({ '/api/account/wechat/begin': { data: { address } } });
    window.history.replaceState(null, '', '/login?redirecturl=%2FMyFocus');
    open('zh', offer);
    await userEvent.click(screen.getByText(login.byWechat));
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith(address));
    expect(made.map(({ fields }) => fields)).toEqual([{ way }]);
    expect(readStored('scanCodeUrl')).toBe('/MyFocus');
  });

  test('is not there where the site has none', () => {
    open();
    expect(screen.queryByText(login.byWechat)).toBeNull();
  });
});

describe('in the own app', () => {
  const openLogin = jest.fn();
  beforeEach(() => {
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9) LightfieldApp/2.1');
    Object.assign(window, { android: { openLogin } });
  });
  afterEach(() => Reflect.deleteProperty(window, 'android'));

  test("its own login opens once, for the page that asked, and again by the button; there's no form", async () => {
    window.history.replaceState(null, '', '/login?redirecturl=%2FMyFocus');
    open();
    expect(screen.queryByLabelText(words.password)).toBeNull();
    await waitFor(() => expect(openLogin.mock.calls).toEqual([[`${location.origin}/MyFocus`]]));
    await userEvent.click(screen.getByRole('button', { name: app.action }));
    expect(openLogin).toHaveBeenCalledTimes(2);
    expect(readEntryFlow().redirecturl).toBe('/MyFocus');
  });
});
