import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '@/lib/base/app-link/client/go-to';
import { type AppWays, apkPath } from '@/lib/base/app-link/rules/app-ways';
import { readStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import { renderIn } from '@/test/render';
import { Landing } from './landing';

jest.mock('@/lib/base/app-link/client/go-to', () => ({ goTo: jest.fn() }));

const none: AppWays = { scheme: null, universalLink: null, storeUrl: null, marketUrl: null, apk: null };
const ways: AppWays = {
  scheme: 'lightfield',
  universalLink: 'https://open.example.com/app/open',
  storeUrl: 'https://apps.example.com/lightfield',
  marketUrl: 'https://market.example.com/lightfield',
  apk: apkPath,
};

const words = {
  zh: {
    headline: '把光场带在身边',
    none: '光场 App 暂时还不能下载',
    store: '在 App Store 下载',
    apk: '下载 Android 安装包',
    market: '前往应用商店',
    open: '已经下载，打开 App',
    all: '全部下载方式',
    home: ['回首页', '/'],
    discover: ['去发现', '/Find'],
  },
  en: {
    headline: 'Lightfield, wherever you are',
    none: 'The Lightfield app cannot be downloaded yet',
    store: 'Download on the App Store',
    apk: 'Download for Android',
    market: 'Go to the app store',
    open: 'Already downloaded? Open the app',
    all: 'All downloads',
    home: ['Home', '/en'],
    discover: ['Discover', '/en/Find'],
  },
} as const;

const show = (language: 'zh' | 'en', given: AppWays = ways) =>
  renderIn(language, <Landing ways={given} address="example.com/app" />);

/** On which hosts a button shows, read from its classes because the style sheet is not loaded here. */
const hostsOf = (name: string) =>
  [...(screen.getAllByText(name)[0]?.closest('li')?.className ?? '').matchAll(/\[host=(\w+)\]/g)].map((at) => at[1]);

beforeEach(() => {
  localStorage.clear();
  toastQueue.take();
  document.body.onclick = (event) => event.preventDefault();
});

describe.each(['zh', 'en'] as const)('%s', (language) => {
  const t = words[language];

  test('says what the app gives, and links to every way to it for all', () => {
    show(language);
    expect(screen.getByRole('heading', { level: 1, name: t.headline })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    const all = within(screen.getByRole('navigation', { name: t.all }));
    expect(all.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [t.store, ways.storeUrl],
      [t.apk, apkPath],
      [t.market, ways.marketUrl],
    ]);
    expect(screen.getByText('example.com/app')).toBeInTheDocument();
  });

  test('has a button for each device, and one that opens the app where it may be', () => {
    show(language);
    expect(hostsOf(t.store)).toEqual(['ios']);
    expect(hostsOf(t.apk)).toEqual(['android']);
    expect(hostsOf(t.market)).toEqual(['wechat', 'weibo', 'windows', 'web']);
    expect(hostsOf(t.open)).toEqual(['ios', 'android']);
  });

  test('says so where the site has no app, and leads on without a dead button', () => {
    show(language, none);
    expect(screen.getByRole('heading', { level: 1, name: t.none })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      t.home,
      t.discover,
    ]);
    expect(screen.queryByText('example.com/app')).toBeNull();
  });
});

test('shows only what there is; without an Android file the store page is the button there', () => {
  show('zh', { ...none, marketUrl: ways.marketUrl });
  expect(screen.queryByText(words.zh.store)).toBeNull();
  expect(screen.queryByText(words.zh.apk)).toBeNull();
  expect(screen.queryByText(words.zh.open)).toBeNull();
  expect(hostsOf(words.zh.market)).toEqual(['wechat', 'weibo', 'windows', 'web', 'android']);
});

test('who has the app can open it even where there is nothing to download', () => {
  show('zh', { ...none, scheme: 'lightfield' });
  expect(screen.getByRole('heading', { level: 1, name: words.zh.none })).toBeVisible();
  expect(hostsOf(words.zh.open)).toEqual(['ios', 'android']);
});

test('a universal link alone opens the app on iOS only', () => {
  show('zh', { ...ways, scheme: null });
  expect(hostsOf(words.zh.open)).toEqual(['ios']);
});

test.each(['store', 'apk', 'market'] as const)('who presses %s is taken to have the app', async (name) => {
  show('zh');
  expect(readStored('hasApp')).toBeNull();
  const [button] = screen.getAllByRole('link', { name: words.zh[name] });
  await userEvent.click(button as HTMLElement);
  expect(readStored('hasApp')).toBe(true);
});

describe('opening the app', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.mocked(goTo).mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
    history.replaceState(null, '', '/');
  });

  async function press() {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: words.zh.open }));
  }

  test('opens what the address asks for, and says after 2,500 ms that nothing opened', async () => {
    history.replaceState(null, '', '/app?maType=2&maId=v1&from=ad');
    show('zh');
    await press();
    expect(jest.mocked(goTo).mock.calls).toEqual([['lightfield://open?maType=2&maId=v1']]);
    jest.advanceTimersByTime(2499);
    expect(toastQueue.waiting()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(toastQueue.waiting()).toEqual(['App 没有打开。如果还没有安装，请先下载。']);
  });

  test('opens by the universal link on iOS', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
    history.replaceState(null, '', '/app?forumName=%E5%85%89%20%E5%BD%B1');
    show('zh');
    await press();
    expect(jest.mocked(goTo).mock.calls).toEqual([['https://open.example.com/app/open?kw=%E5%85%89%20%E5%BD%B1']]);
  });
});
