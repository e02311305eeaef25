import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearEntryFlow } from '@/lib/people/account/client/entry-flow';
import type { Security } from '@/lib/people/account/contract';
import { signOut } from '@/lib/platform/client/sign-out';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/front/settings.json';
import zhErrors from '@/messages/zh/platform/errors.json';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { ChangeScreen } from './change-screen';
import type { AccessChange } from './changes';

const router = { replace: jest.fn(), refresh: jest.fn(), push: jest.fn(), back: jest.fn() };
jest.mock('next/navigation', () => ({ ...jest.requireActual('next/navigation'), useRouter: () => router }));

const security: Security = {
  phone: '+86 138****8000',
  email: null,
  hasPassword: true,
  hasWechat: false,
  wechatOffer: { inside: true, qr: true },
  staff: null,
  erasedAt: null,
};

beforeEach(() => {
  for (const go of Object.values(router)) go.mockClear();
  toastQueue.take();
  toastQueue.allGone();
});
// Starts without a confirmation and without typed text.
afterEach(() =>
  act(() => {
    signOut();
    clearEntryFlow();
  }),
);

const show = (change: AccessChange, own: Partial<Security> = {}, redirectUrl: string | null = null) =>
  renderIn('zh', <ChangeScreen change={change} security={{ ...security, ...own }} redirectUrl={redirectUrl} />);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

async function enterCode(code: string) {
  await userEvent.click(await screen.findByRole('textbox', { name: '验证码' }));
  await userEvent.paste(code);
}

async function confirmByPassword() {
  await type('密码', 'lichtfeld1');
  await press(zh.confirm.action);
  await screen.findByRole('button', { name: /绑定|保存新密码/ });
}

const confirmed = { '/api/account/confirm': { data: { ticket: 't1' } } };
const sent = { data: { request: 'r1', secondsBetween: 60 } };
const asked = { ...confirmed, '/api/account/code': sent };

async function enterSentCode(code: string) {
  await press(zh.code.send);
  await screen.findByText(zh.code.sent);
  await enterCode(code);
}

test('a phone is bound by its code, after the owner has confirmed once', async () => {
  let tries = 0;
  const calls = answerCalls({
    ...asked,
    '/api/account/bind': () => (++tries === 1 ? { code: 'WrongCode' } : { data: security }),
  });
  show('phone');
  await confirmByPassword();
  await type('手机号', '13900139000');
  await press(zh.code.send);
  expect(await screen.findByText(zh.code.sent)).toBeVisible();
  expect(screen.getByRole('button', { name: /秒后可重发/ })).toHaveAttribute('aria-disabled', 'true');
  await enterCode('111111');
  await press(zh.security.bind);
  expect(await screen.findByText(zhErrors.WrongCode)).toBeVisible();
  await enterCode('246810');
  await press(zh.security.bind);
  await screen.findByRole('heading', { level: 1 });
  expect(toastQueue.take()).toEqual([zh.security.phoneChanged]);
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/account/confirm',
    '/api/account/code',
    '/api/account/bind',
    '/api/account/bind',
  ]);
  expect(calls[1]?.fields).toEqual({ region: 'CN', mobile: '13900139000', purpose: 'bind' });
  expect(calls[3]?.fields).toMatchObject({ ticket: 't1', request: 'r1', code: '246810' });
  expect(router.replace).toHaveBeenCalledWith('/Settings/security');
  expect(router.refresh).toHaveBeenCalled();
});

test('a number of another account is said at the number; it is confirmed no second time', async () => {
  const calls = answerCalls({ ...asked, '/api/account/bind': { code: 'NumberLinked' } });
  const { unmount } = show('phone');
  await confirmByPassword();
  await type('手机号', '13900139000');
  await enterSentCode('246810');
  await press(zh.security.bind);
  expect(await screen.findByText(zhErrors.NumberLinked)).toBeVisible();
  expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription(zhErrors.NumberLinked);
  // To the region page and back.
  unmount();
  show('phone');
  expect(await screen.findByLabelText('手机号')).toHaveValue('13900139000');
  expect(calls.filter(({ path }) => path === '/api/account/confirm')).toHaveLength(1);
});

test('a code that nobody has asked for here is not sent, but said', async () => {
  const calls = answerCalls(asked);
  show('phone');
  await confirmByPassword();
  await type('手机号', '13900139000');
  await enterCode('246810');
  await press(zh.security.bind);
  expect(await screen.findByText('请先获取验证码。')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a wrong number sends no code', async () => {
  const calls = answerCalls(confirmed);
  show('phone');
  await confirmByPassword();
  await type('手机号', '139');
  await press(zh.code.send);
  expect(await screen.findByText('手机号格式不正确，请检查号码和国家/地区。')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a confirmation that is too old is asked for again', async () => {
  answerCalls({ ...asked, '/api/account/bind': { code: 'LinkExpired' } });
  show('email');
  await confirmByPassword();
  await type('邮箱', 'lin@example.org');
  await enterSentCode('246810');
  await press(zh.security.bind);
  expect(await screen.findByText(zh.confirm.over)).toHaveAttribute('role', 'alert');
});

test('an e-mail address of another account is said at the address', async () => {
  answerCalls({ ...asked, '/api/account/bind': { code: 'AccountExists' } });
  show('email');
  await confirmByPassword();
  await type('邮箱', 'lin@example.org');
  await enterSentCode('246810');
  await press(zh.security.bind);
  expect(await screen.findByText(zh.security.emailLinked)).toBeVisible();
});

test('a wrong password is said at its field', async () => {
  answerCalls({ '/api/account/confirm': { code: 'WrongLogin' } });
  show('password');
  await type('密码', 'wrong');
  await press(zh.confirm.action);
  expect(await screen.findByText(zhErrors.WrongLogin)).toBeVisible();
  expect(screen.getByLabelText('密码')).toHaveFocus();
});

test('a new password is typed twice', async () => {
  const calls = answerCalls({ ...confirmed, '/api/account/password': { data: security } });
  show('password');
  await confirmByPassword();
  expect(screen.getByText(zh.security.othersOut)).toBeVisible();
  await type('新密码', 'lichtfeld2');
  await type('再次输入密码', 'lichtfeld3');
  await press(zh.security.save);
  expect(await screen.findByText('两次输入的密码不一致。')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('再次输入密码'));
  await type('再次输入密码', 'lichtfeld2');
  await press(zh.security.save);
  await screen.findByRole('heading', { level: 1 });
  expect(toastQueue.take()).toEqual([zh.security.passwordChanged]);
  expect(calls.at(-1)).toEqual({ path: '/api/account/password', fields: { ticket: 't1', password: 'lichtfeld2' } });
});

test('who has no password confirms by a code', async () => {
  const calls = answerCalls({ ...confirmed, '/api/account/confirm/code': sent });
  show('password', { hasPassword: false });
  expect(screen.getByText('验证码将发送到 +86 138****8000')).toBeVisible();
  expect(screen.queryByRole('button', { name: zh.confirm.byPassword })).toBeNull();
  await enterSentCode('246810');
  await press(zh.confirm.action);
  expect(await screen.findByLabelText('新密码')).toBeVisible();
  expect(calls.at(-1)?.fields).toEqual({ code: '246810', request: 'r1' });
});

test.each([
  ['/en/Settings/profile', '/en/Settings/profile'],
  ['https://evil.example/', '/PeopleCenter'],
])('a page that needs a phone says so, and is gone on to only when it is ours: %s', async (redirectUrl, path) => {
  answerCalls({ ...asked, '/api/account/bind': { data: security } });
  show('phone', { phone: null }, redirectUrl);
  expect(screen.getByText(zh.security.phoneNeeded)).toBeVisible();
  await confirmByPassword();
  await type('手机号', '13900139000');
  await enterSentCode('246810');
  await press(zh.security.bind);
  await screen.findByRole('heading', { level: 1 });
  expect(toastQueue.take()).toEqual([zh.security.phoneChanged]);
  expect(router.replace).toHaveBeenCalledWith(path);
});
