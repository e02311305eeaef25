import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '@/lib/base/app-link/client/go-to';
import { markAppInstalled } from '@/lib/base/app-link/client/has-app';
import { type AppWays, apkPath } from '@/lib/base/app-link/rules/app-ways';
import { setSdkState } from '@/lib/base/wechat/client/sdk-state';
import { readStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import { renderIn } from '@/test/render';
import { Demo } from './demo';

const router = { push: jest.fn() };

jest.mock('@/lib/base/app-link/client/go-to', () => ({ goTo: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
}));

const ways: AppWays = {
  scheme: 'lightfield',
  universalLink: null,
  storeUrl: null,
  marketUrl: null,
  apk: apkPath,
};
const agents = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
  wechat: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0',
  ownAndroid: 'Mozilla/5.0 (Linux; Android 15) LightfieldApp/1.0',
  ownIos: 'Mozilla/5.0 (iPhone) LightfieldApp/1.0',
};

interface Shown {
  language?: 'zh' | 'en';
  ways?: AppWays;
  launchAppId?: string | null;
}

function show(agent: keyof typeof agents = 'desktop', { language = 'zh', ...props }: Shown = {}) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[agent]);
  return renderIn(language, <Demo ways={ways} launchAppId="wx0001" {...props} />);
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const wentTo = () => router.push.mock.calls.map(([href]) => href);

beforeEach(() => {
  localStorage.clear();
  toastQueue.take();
  router.push.mockClear();
  jest.mocked(goTo).mockClear();
  setSdkState('off');
  history.replaceState(null, '', '/demo#!zh');
});

describe('where the page runs', () => {
  test.each([
    ['zh', 'desktop', '其他浏览器', '中文'],
    ['zh', 'wechat', '微信', '中文'],
    ['en', 'ownIos', 'Lightfield app (iOS)', 'English'],
    ['en', 'ownAndroid', 'Lightfield app (Android)', 'English'],
  ] as const)('%s: %s', (language, agent, host, name) => {
    show(agent, { language });
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual([host, language === 'zh' ? '未下载' : 'Not downloaded', name]);
  });

  test('says whether the app is assumed to be installed, and forgets it', async () => {
    show();
    expect(screen.queryByRole('button', { name: '清除标记' })).toBeNull();
    act(markAppInstalled);
    expect(screen.getByText('已下载')).toBeVisible();
    press('清除标记');
    expect(screen.getByText('未下载')).toBeVisible();
    expect(readStored('hasApp')).toBeNull();
  });
});

describe('the launch address', () => {
  const address = () => screen.getByRole('status', { name: '拼出的地址' }).textContent;
  const type = (label: string, text: string) => userEvent.type(screen.getByRole('textbox', { name: label }), text);

  test('is put together as one types', async () => {
    show();
    expect(address()).toBe('lightfield://open');
    await type('maType', '2');
    await type('maId', ' v1');
    expect(address()).toBe('lightfield://open?maType=2&maId=v1');
    await type('forumName', '光 影');
    expect(address()).toBe('lightfield://frs?maType=2&maId=v1&kw=%E5%85%89%20%E5%BD%B1');
  });

  test('is none where the site has no way into the app', () => {
    show('desktop', { ways: { ...ways, scheme: null } });
    expect(screen.getByText(/拼不出地址/)).toBeVisible();
    expect(screen.queryByRole('status', { name: '拼出的地址' })).toBeNull();
    expect(screen.queryByRole('button', { name: '打开 App' })).toBeNull();
  });
});

describe('with time', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([
    ['zh', '打开 App', 'App 没有打开，前往下载页。', '/app?maId=v1'],
    ['en', 'Open the app', 'The app did not open. Going to the download page.', '/en/app?maId=v1'],
  ] as const)(
    '%s: a launch that opens nothing leads to the landing page after 2,000 ms',
    (language, launch, said, landing) => {
      show('desktop', { language });
      fireEvent.change(screen.getByRole('textbox', { name: 'maId' }), { target: { value: 'v1' } });
      press(launch);
      expect(jest.mocked(goTo).mock.calls).toEqual([['lightfield://open?maId=v1']]);
      pass(1999);
      expect(wentTo()).toEqual([]);
      pass(1);
      expect(wentTo()).toEqual([landing]);
      expect(toastQueue.waiting()).toEqual([said]);
    },
  );

  test('a launch that worked leads nowhere, nor does one whose page was left', () => {
    const { unmount } = show();
    press('打开 App');
    window.dispatchEvent(new Event('blur'));
    pass(10_000);
    press('打开 App');
    unmount();
    jest.runAllTimers();
    expect(wentTo()).toEqual([]);
  });

  describe('inside the chat app', () => {
    const tag = () => document.querySelector('wx-open-launch-app');

    test('stands its launch tag, as its documentation asks, once the JS-SDK is ready', () => {
      show('wechat');
      expect(tag()).toBeNull();
      act(() => setSdkState('waiting'));
      expect(screen.getByText('正在等微信 JS-SDK 就绪…')).toBeVisible();
      act(() => setSdkState('ready'));
      expect(tag()).toHaveAttribute('appid', 'wx0001');
      expect(tag()).toHaveAttribute('extinfo', '');
      const script = tag()?.querySelector('script');
      expect(script).toHaveAttribute('type', 'text/wxtag-template');
      expect(script?.textContent).toContain('<button class="launch">在 App 中打开</button>');
      expect(screen.queryByRole('button', { name: '打开 App' })).toBeNull();
    });

    test('the tag tells the app what to show', () => {
      show('wechat');
      act(() => setSdkState('ready'));
      fireEvent.change(screen.getByRole('textbox', { name: 'maId' }), { target: { value: 'v 1' } });
      expect(tag()).toHaveAttribute('extinfo', 'maId=v%201');
    });

    test.each([
      ['the JS-SDK is not there', 'off', 'wx0001', /没有配置/],
      ['the app has no id', 'ready', null, /没有配置/],
      ['the JS-SDK failed', 'failed', 'wx0001', /没有就绪/],
    ] as const)('says why there is no tag: %s', (_, state, launchAppId, reason) => {
      show('wechat', { launchAppId });
      act(() => setSdkState(state));
      expect(screen.getByText(reason)).toBeVisible();
      expect(tag()).toBeNull();
    });

    test.each([
      ['zh', '微信没有打开 App（launch:fail），前往下载页。', '/app'],
      ['en', 'WeChat did not open the app (launch:fail). Going to the download page.', '/en/app'],
    ] as const)('%s: its error is shown, and leads to the landing page after 2,000 ms', (language, said, landing) => {
      show('wechat', { language });
      act(() => setSdkState('ready'));
      fireEvent(tag() as Element, new CustomEvent('error', { detail: { errMsg: 'launch:fail' } }));
      expect(toastQueue.waiting()).toEqual([said]);
      pass(1999);
      expect(wentTo()).toEqual([]);
      pass(1);
      expect(wentTo()).toEqual([landing]);
    });

    test('a launch is told; nothing happens to who has gone on', () => {
      const { unmount } = show('wechat');
      act(() => setSdkState('ready'));
      fireEvent(tag() as Element, new CustomEvent('launch'));
      expect(toastQueue.waiting()).toEqual(['微信已经去打开 App。']);
      fireEvent(tag() as Element, new CustomEvent('error', { detail: { errMsg: 'launch:fail' } }));
      unmount();
      jest.runAllTimers();
      expect(wentTo()).toEqual([]);
    });
  });
});

describe('inside the own app', () => {
  const scripted = window as { android?: unknown; webkit?: unknown };
  afterEach(() => {
    delete scripted.android;
    delete scripted.webkit;
  });

  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } });

  test('each call is made with its value, and taken', () => {
    const said: unknown[][] = [];
    const take = (name: string) => ({ postMessage: (text: unknown) => said.push([name, text]) });
    const names = ['app_share', 'app_login', 'app_login_in', 'app_personal_home', 'app_video'];
    scripted.webkit = { messageHandlers: Object.fromEntries(names.map((name) => [name, take(name)])) };
    show('ownIos', { language: 'en' });
    type('userId', 'u1');
    type('videoId', 'v1');
    for (const button of part('Calls to the app').getAllByRole('button')) fireEvent.click(button);
    const here = 'http://localhost/demo';
    expect(said).toEqual([
      ['app_share', here],
      ['app_login', null],
      ['app_login_in', here],
      ['app_personal_home', 'u1'],
      ['app_video', 'v1'],
    ]);
    expect(part('Calls to the app').getAllByText('The app took it')).toHaveLength(5);
  });

  test('says which call the app did not take', () => {
    jest.spyOn(console, 'warn').mockImplementation();
    scripted.android = { share: jest.fn() };
    show('ownAndroid');
    press('分享这个地址');
    press('打开视频');
    const said = part('调用 App')
      .getAllByRole('status')
      .map((status) => status.textContent);
    expect(said).toEqual(['App 已接收', '', '', '', 'App 没有接收']);
  });

  test('there is no launch, and elsewhere there are no calls', () => {
    const { unmount } = show('ownAndroid');
    expect(screen.queryByRole('button', { name: '打开 App' })).toBeNull();
    unmount();
    show();
    expect(screen.queryByRole('region', { name: '调用 App' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'App 发来的消息' })).toBeNull();
  });

  test('shows what the app says, the latest first and no token, and lets the page answer it', () => {
    const app = window as unknown as Record<string, (value?: unknown) => void>;
    const answered: unknown[] = [];
    const { unmount } = show('ownAndroid');
    const log = part('App 发来的消息');
    expect(log.getByText(/还没有收到消息/)).toBeVisible();
    // The page may set its handler before or after.
    app.language = (value) => answered.push(value);
    act(() => app.language?.('EN_US'));
    act(() => app.getToken?.('secret-token'));
    act(() => app.logout?.());
    const items = log.getAllByRole('listitem').map((item) => item.textContent?.replace(/^\d\d:\d\d:\d\d/, ''));
    expect(items).toEqual(['logout', 'getToken内容不显示，长度 12', 'languageEN_US']);
    expect(answered).toEqual(['EN_US']);
    unmount();
    app.language?.('CN');
    expect(answered).toEqual(['EN_US', 'CN']);
    expect(app.getToken).toBeUndefined();
    for (const name of ['language', 'getToken', 'logout']) delete app[name];
  });
});
