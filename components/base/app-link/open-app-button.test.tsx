import { act, fireEvent, screen } from '@testing-library/react';
import { messages } from '@/lib/app/messages';
import { goTo } from '@/lib/base/app-link/client/go-to';
import { type AppWays, apkPath } from '@/lib/base/app-link/rules/app-ways';
import { readStored, writeStored } from '@/lib/platform/client/storage';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { OpenAppButton } from './open-app-button';

jest.mock('@/lib/base/app-link/client/go-to', () => ({ goTo: jest.fn() }));

const ways: AppWays = {
  scheme: 'lightfield',
  universalLink: 'https://app.example.org/open',
  storeUrl: 'https://apps.example.com/id1',
  marketUrl: 'https://market.example.com/detail',
  apk: apkPath,
};

const agents = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36',
  wechat: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) MicroMessenger/8.0.60',
  weibo: 'Mozilla/5.0 (Linux; Android 15) Weibo (Pixel 9_15_weibo_15.6.0_android)',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/143.0.0.0',
  web: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15',
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.mocked(goTo).mockClear();
  standInForDialogs();
});

afterEach(() => {
  jest.useRealTimers();
});

function on(host: keyof typeof agents, given: Partial<AppWays> = {}, language: 'zh' | 'en' = 'zh') {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[host]);
  return renderIn(
    language,
    <OpenAppButton
      ways={{ ...ways, ...given }}
      words={messages[language].appLink}
      target={{ maType: '1', maId: '7' }}
      className=""
    />,
  );
}

/** The code of a press is loaded first. */
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const went = () => jest.mocked(goTo).mock.calls.flat();
const wait = () => act(() => jest.advanceTimersByTime(2500));
const sheet = () => screen.queryByRole('dialog', { name: /下载光场 App|Get the Lightfield app/ });

test('on iOS the first press goes to the App Store and relabels, later ones open the app', async () => {
  on('ios');
  await press('下载 App');
  expect(went()).toEqual(['https://apps.example.com/id1']);
  expect(readStored('hasApp')).toBe(true);
  await press('打开 App');
  expect(went().at(-1)).toBe('https://app.example.org/open?maType=1&maId=7');
});

test('on iOS who stays because nothing opened goes to the App Store', async () => {
  writeStored('hasApp', true);
  on('ios', {}, 'en');
  await press('Open app');
  wait();
  expect(went()).toEqual(['https://app.example.org/open?maType=1&maId=7', 'https://apps.example.com/id1']);
});

test.each(['wechat', 'weibo', 'windows', 'web'] as const)('on %s it always goes to the store page', async (host) => {
  on(host);
  await press('下载 App');
  expect(went()).toEqual(['https://market.example.com/detail']);
  expect(readStored('hasApp')).toBeNull();
});

describe('on Android', () => {
  test.each([
    ['zh', '下载 App', '下载安装包', '前往应用商店', '已安装，打开 App', '打开 App'],
    [
      'en',
      'Download app',
      'Download for Android',
      'Go to the app store',
      'Already installed? Open the app',
      'Open app',
    ],
  ] as const)('a sheet offers every way (%s)', async (language, download, apk, store, open, relabelled) => {
    on('android', {}, language);
    expect(sheet()).toBeNull();
    await press(download);
    expect(sheet()).toBeVisible();
    expect(screen.getByRole('link', { name: apk })).toHaveAttribute('href', '/download/lightfield.apk');
    expect(screen.getByRole('link', { name: apk })).toHaveAttribute('download');
    expect(screen.getByRole('link', { name: store })).toHaveAttribute('href', 'https://market.example.com/detail');
    await press(open);
    expect(went()).toEqual(['lightfield://open?maType=1&maId=7']);
    expect(sheet()).toBeNull();
    expect(screen.getByRole('button', { name: relabelled })).toBeVisible();
  });

  test('the sheet offers nothing that the site does not have', async () => {
    const { unmount } = on('android', { marketUrl: null, scheme: null });
    await press('下载 App');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['下载安装包']);
    expect(screen.queryByRole('button', { name: '已安装，打开 App' })).toBeNull();
    unmount();
    on('android', { apk: null });
    await press('下载 App');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['前往应用商店']);
  });

  test('once the download starts the sheet hides and the button opens the app', async () => {
    on('android');
    await press('下载 App');
    const link = screen.getByRole('link', { name: '下载安装包' });
    // jsdom does not follow it; a browser starts the download.
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(sheet()).toBeNull();
    expect(readStored('hasApp')).toBe(true);
    await press('打开 App');
    expect(went()).toEqual(['lightfield://open?maType=1&maId=7']);
  });

  test('who stays because nothing opened is asked in the sheet, who left is not', async () => {
    writeStored('hasApp', true);
    on('android');
    await press('打开 App');
    fireEvent.blur(window);
    wait();
    expect(sheet()).toBeNull();
    await press('打开 App');
    expect(sheet()).toBeNull();
    wait();
    expect(sheet()).toBeVisible();
  });

  test('two presses ask once, and none asks after the button has gone', async () => {
    writeStored('hasApp', true);
    const { unmount } = on('ios');
    await press('打开 App');
    await press('打开 App');
    wait();
    expect(went().filter((href) => href === ways.storeUrl)).toHaveLength(1);
    await press('打开 App');
    unmount();
    wait();
    expect(went().filter((href) => href === ways.storeUrl)).toHaveLength(1);
  });
});
