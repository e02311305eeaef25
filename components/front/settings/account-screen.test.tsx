import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Security } from '@/lib/people/account/contract';
import { signOut } from '@/lib/platform/client/sign-out';
import { toastQueue } from '@/lib/platform/client/toast';
import zh from '@/messages/zh/front/settings.json';
import zhErrors from '@/messages/zh/platform/errors.json';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { AccountScreen } from './account-screen';
import { BindingScreen } from './binding-screen';
import { DataScreen } from './data-screen';
import { SettingsScreen } from './settings-screen';

const loadPage = jest.fn();
jest.mock('@/lib/platform/client/load-page', () => ({ loadPage: (address: string) => loadPage(address) }));

const security: Security = {
  phone: '+86 138****8000',
  email: null,
  hasPassword: true,
  hasWechat: true,
  wechatOffer: { inside: true, qr: true },
  staff: null,
  erasedAt: null,
};

beforeEach(() => {
  loadPage.mockClear();
  toastQueue.take();
  toastQueue.allGone();
});
afterEach(() => act(signOut));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function confirmByPassword() {
  await userEvent.type(await screen.findByLabelText('密码'), 'lichtfeld1');
  await press(zh.confirm.action);
}

const confirmed = { '/api/account/confirm': { data: { ticket: 't1' } } };

describe('deleting the account', () => {
  test('is asked for, and taken back', async () => {
    const calls = answerCalls({
      ...confirmed,
      '/api/account/delete': { data: { ...security, erasedAt: '2026-12-05T04:00:00.000Z' } },
      '/api/account/keep': { data: security },
    });
    renderIn('zh', <AccountScreen security={security} />);
    expect(screen.getByText('提出注销后有 15 天的等待期，其间随时可以登录并撤销。')).toBeVisible();
    await press(zh.account.begin);
    await confirmByPassword();
    expect(await screen.findByRole('heading', { name: zh.account.lastTitle })).toBeVisible();
    await press(zh.account.delete);
    expect(await screen.findByText('账号将于 2026-12-05 注销')).toBeVisible();
    await press(zh.account.keep);
    expect(await screen.findByRole('button', { name: zh.account.begin })).toBeVisible();
    expect(calls).toEqual([
      { path: '/api/account/confirm', fields: { password: 'lichtfeld1' } },
      { path: '/api/account/delete', fields: { ticket: 't1' } },
      { path: '/api/account/keep', fields: {} },
    ]);
    expect(toastQueue.take()).toEqual([zh.account.kept]);
  });

  test('is not for staff, who are told why', () => {
    renderIn('zh', <AccountScreen security={{ ...security, staff: 'editor' }} />);
    expect(screen.getByText(zh.account.staff)).toBeVisible();
    expect(screen.queryByRole('button', { name: zh.account.begin })).toBeNull();
  });

  test('speaks English', () => {
    renderIn('en', <AccountScreen security={{ ...security, erasedAt: '2026-12-05T04:00:00.000Z' }} />);
    expect(screen.getByText('Your account will be erased on 2026-12-05')).toBeVisible();
  });
});

describe('the chat app', () => {
  test('is unbound by its owner, who is asked once more', async () => {
    const calls = answerCalls({ ...confirmed, '/api/account/wechat/unbind': { data: security } });
    renderIn('zh', <BindingScreen security={security} />);
    await press(zh.binding.unbind);
    await confirmByPassword();
    expect(await screen.findByText(zh.binding.unbindText)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: zh.binding.unbind }));
    expect(await screen.findByRole('button', { name: zh.binding.bind, hidden: true })).toBeInTheDocument();
    expect(calls.at(-1)).toEqual({ path: '/api/account/wechat/unbind', fields: { ticket: 't1' } });
    expect(toastQueue.take()).toEqual([zh.binding.unbound]);
  });

  test('stays while it is the last way in, with the cure', async () => {
    answerCalls({ ...confirmed, '/api/account/wechat/unbind': { code: 'LastWayIn' } });
    renderIn('zh', <BindingScreen security={security} />);
    await press(zh.binding.unbind);
    await confirmByPassword();
    await press(zh.binding.unbind);
    expect(await screen.findByText(zhErrors.LastWayIn)).toBeVisible();
    expect(screen.getByRole('link', { name: zh.titles.security })).toHaveAttribute('href', '/Settings/security');
  });

  test('is left for by its owner, who confirms, to be bound, and comes back here', async () => {
    const address = 'https://open.weixin.example/qr';
    const calls = answerCalls({ ...confirmed, '/api/account/wechat/begin': { data: { address } } });
    renderIn('zh', <BindingScreen security={{ ...security, hasWechat: false }} />);
    expect(screen.getByText(zh.binding.notHere.both)).toBeInTheDocument();
    await press(zh.binding.bind);
    await confirmByPassword();
    expect(await screen.findByText(zh.binding.confirmed)).toBeVisible();
    expect(loadPage).not.toHaveBeenCalled();
    await press(zh.binding.bind);
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith(address));
    expect(calls.at(-1)).toEqual({ path: '/api/account/wechat/begin', fields: { way: 'qr', ticket: 't1' } });
    expect(localStorage.getItem('scanCodeUrl')).toBe('/Settings/binding');
    // The ticket is used: going back asks for a new confirmation.
    expect(await screen.findByText(zh.binding.lead)).toBeVisible();
  });

  test('is not left for with a confirmation that is too old, which is asked for again', async () => {
    answerCalls({ ...confirmed, '/api/account/wechat/begin': { code: 'LinkExpired' } });
    renderIn('zh', <BindingScreen security={{ ...security, hasWechat: false }} />);
    await press(zh.binding.bind);
    await confirmByPassword();
    await press(zh.binding.bind);
    expect(await screen.findByText(zh.confirm.over)).toHaveAttribute('role', 'alert');
    expect(loadPage).not.toHaveBeenCalled();
  });

  test.each([
    ['inside', { inside: true, qr: false }],
    ['qr', { inside: false, qr: true }],
  ] as const)('is bound where its one way can be gone: %s', (way, wechatOffer) => {
    renderIn('zh', <BindingScreen security={{ ...security, hasWechat: false, wechatOffer }} />);
    const place = screen.getByRole('button', { name: zh.binding.bind }).parentElement;
    const cure = screen.getByText(zh.binding.notHere[way]).parentElement;
    const classes = { inside: 'in-data-[host=wechat]', qr: 'md' } as const;
    for (const each of ['inside', 'qr'] as const) {
      expect(place?.classList.contains(`${classes[each]}:block`)).toBe(wechatOffer[each]);
      expect(cure?.classList.contains(`${classes[each]}:hidden`)).toBe(wechatOffer[each]);
    }
  });

  test('is not offered where the site has none', () => {
    const wechatOffer = { inside: false, qr: false };
    renderIn('zh', <BindingScreen security={{ ...security, hasWechat: false, wechatOffer }} />);
    expect(screen.getByText(zh.binding.notOffered)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('the own data is downloaded as a file that is named by the day', async () => {
  answerCalls({ '/api/account/export': { data: { account: { id: 'lin' } } } });
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && 'blob:data', revokeObjectURL: () => {} });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  renderIn('zh', <DataScreen />);
  await press(zh.data.download);
  expect(await screen.findByText(zh.data.done)).toBeVisible();
  expect(names).toEqual([expect.stringMatching(/^lightfield-\d{4}-\d{2}-\d{2}\.json$/)]);
  expect(files).toHaveLength(1);
});

describe('the list', () => {
  const show = (language: 'zh' | 'en', own: Partial<Security> = {}) =>
    renderIn(language, <SettingsScreen nickname="林默" security={{ ...security, ...own }} />);

  test('says how each stands', () => {
    show('zh', { erasedAt: '2026-12-05T04:00:00.000Z' });
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual([
      '个人资料 林默',
      '账号安全 +86 138****8000',
      '第三方绑定 微信已绑定',
      '身份认证 ',
      '登录设备 ',
      '消息通知 ',
      '黑名单 ',
      '语言 English',
      '我的数据 导出',
      '注销账号 2026-12-05 注销',
      '用户协议 ',
      '隐私政策 ',
    ]);
  });

  test('leads to the other language by its marker', async () => {
    show('en');
    await userEvent.click(screen.getByRole('link', { name: 'Language 中文' }));
    expect(location.hash).toBe('#!zh');
  });

  test('logs out', async () => {
    const calls = answerCalls({ '/api/account/logout': { data: null } });
    show('zh');
    await press(zh.list.logOut);
    expect(calls.map(({ path }) => path)).toEqual(['/api/account/logout']);
    expect(loadPage).toHaveBeenCalledWith('/');
  });
});
