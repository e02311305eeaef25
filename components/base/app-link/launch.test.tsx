import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goTo } from '@/lib/base/app-link/client/go-to';
import { type AppWays, apkPath } from '@/lib/base/app-link/rules/app-ways';
import type { Language } from '@/lib/platform/shared/language';
import { renderIn } from '@/test/render';
import { Launch } from './launch';

const router = { replace: jest.fn(), push: jest.fn() };
const redirect = jest.fn();

jest.mock('@/lib/base/app-link/client/go-to', () => ({ goTo: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useRouter: () => router,
  redirect: (address: string) => redirect(address),
}));

const ways: AppWays = {
  scheme: 'lightfield',
  universalLink: 'https://open.example.com/app/open',
  storeUrl: 'https://apps.example.com/lightfield',
  marketUrl: 'https://market.example.com/lightfield',
  apk: apkPath,
};
const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const safari = `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`;

interface Visit {
  language?: Language;
  userAgent?: string;
  query?: string;
  given?: AppWays;
}

const visit = ({ language = 'zh', userAgent = android, query = '', given = ways }: Visit = {}) =>
  renderIn(
    language,
    <Launch language={language} ways={given} userAgent={userAgent} query={new URLSearchParams(query)} />,
  );

const launches = () => jest.mocked(goTo).mock.calls.map(([href]) => href);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const press = (name: string) =>
  userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(goTo).mockClear();
  router.replace.mockClear();
  redirect.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  [{ given: { ...ways, scheme: null } }, ''],
  [{ userAgent: `${android} LightfieldApp/1.0`, language: 'en' }, '/en'],
] as const)('a channel that is named is shown on the web where no app is to be opened', (where, prefix) => {
  visit({ ...where, query: 'forumName=%E5%85%89+%E5%BD%B1' });
  expect(redirect).toHaveBeenCalledWith(`${prefix}/topicIntroduce?name=%E5%85%89+%E5%BD%B1`);
});

test.each([
  ['', 'lightfield://open'],
  ['maType=2&maId=v1&from=ad', 'lightfield://open?maType=2&maId=v1'],
  ['forumName=%E5%85%89', 'lightfield://frs?kw=%E5%85%89'],
])('opens the app at once by its scheme: %j', (query, address) => {
  visit({ query });
  expect(launches()).toEqual([address]);
});

test.each([
  ['zh', '正在打开光场 App…', '还没下载', '已经下载', ''],
  ['en', 'Opening the Lightfield app…', 'Not downloaded', 'Downloaded', '/en'],
] as const)(
  '%s: shows what it does, and its two buttons',
  async (language, opening, notDownloaded, downloaded, prefix) => {
    visit({ language, query: 'maId=v1&from=ad' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(opening);
    expect(screen.getByRole('link', { name: notDownloaded })).toHaveAttribute('href', `${prefix}/app?maId=v1&from=ad`);
    await press(downloaded);
    expect(launches()).toEqual(['lightfield://open?maId=v1', 'lightfield://open?maId=v1']);
  },
);

test.each([
  ['zh', '/app?maId=v1'],
  ['en', '/en/app?maId=v1'],
] as const)('%s: becomes the landing page after 2,500 ms, with the query', (language, landing) => {
  visit({ language, query: 'maId=v1' });
  pass(2499);
  expect(router.replace).not.toHaveBeenCalled();
  pass(1);
  expect(router.replace.mock.calls.map(([href]) => href)).toEqual([landing]);
});

test('a second press begins the waiting anew', async () => {
  visit();
  pass(2000);
  await press('已经下载');
  pass(2000);
  expect(router.replace).not.toHaveBeenCalled();
  pass(500);
  expect(router.replace).toHaveBeenCalledTimes(1);
});

test.each([
  ['pagehide', () => window.dispatchEvent(new Event('pagehide'))],
  ['blur', () => window.dispatchEvent(new Event('blur'))],
  [
    'visibilitychange',
    () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('who comes back after leaving is asked whether it opened, and can try again: %s', async (_, leave) => {
  visit();
  act(leave);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('光场 App 打开了吗？');
  pass(10_000);
  expect(router.replace).not.toHaveBeenCalled();
  expect(launches()).toHaveLength(1);
  await press('已经下载');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('正在打开光场 App…');
  pass(2500);
  expect(router.replace).toHaveBeenCalledTimes(1);
});

test('a page that only shows again goes on waiting', () => {
  visit();
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('正在打开光场 App…');
});

test('nothing happens to who has gone on', () => {
  visit().unmount();
  jest.runAllTimers();
  expect(router.replace).not.toHaveBeenCalled();
});

test.each([
  ['zh', '下拉页面，点击顶部的“打开”'],
  ['en', 'Pull the page down and tap “Open” at the top'],
] as const)(
  '%s: Safari on iOS is told to pull the page down, others are not; the scheme opens the app',
  (language, hint) => {
    const { unmount } = visit({ language, userAgent: safari });
    expect(screen.getByText(hint)).toBeVisible();
    expect(launches()).toEqual(['lightfield://open']);
    unmount();
    visit({ language, userAgent: `${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1` });
    expect(screen.queryByText(hint)).toBeNull();
  },
);

test.each([
  ['zh', 'MicroMessenger/8.0', '微信里不能直接打开 App', '前往应用商店'],
  ['en', 'MicroMessenger/8.0', 'WeChat does not open other apps from here', 'Go to the app store'],
  ['zh', 'Weibo (iPhone)', '微博里不能直接打开 App', '前往应用商店'],
  ['en', 'Weibo (iPhone)', 'Weibo does not open other apps from here', 'Go to the app store'],
] as const)('%s, %s: nothing is tried, the way out is told', (language, app, title, store) => {
  const userAgent = `${iphone} Mobile/15E148 ${app}`;
  const { unmount } = visit({ language, userAgent });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: store })).toHaveAttribute('href', ways.marketUrl);
  jest.runAllTimers();
  expect(launches()).toEqual([]);
  expect(router.replace).not.toHaveBeenCalled();
  unmount();
  visit({ language, userAgent, given: { ...ways, marketUrl: null } });
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['zh', '/'],
  ['en', '/en'],
] as const)('%s: inside the own app it is home', (language, home) => {
  visit({ language, userAgent: `${android} LightfieldApp/1.0`, query: 'maId=v1' });
  expect(redirect.mock.calls).toEqual([[home]]);
  expect(launches()).toEqual([]);
});

test.each([
  ['zh', android, '/app?maId=v1'],
  ['en', safari, '/en/app?maId=v1'],
  ['zh', `${iphone} MicroMessenger/8.0`, '/app?maId=v1'],
] as const)('%s: without a scheme it is the landing page', (language, userAgent, landing) => {
  visit({ language, userAgent, query: 'maId=v1', given: { ...ways, scheme: null } });
  expect(redirect.mock.calls).toEqual([[landing]]);
  expect(launches()).toEqual([]);
});
