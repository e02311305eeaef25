import { act, fireEvent, screen } from '@testing-library/react';
import { messages } from '@/lib/app/messages';
import { markAppInstalled, markDownloadStarted } from '@/lib/base/app-link/client/has-app';
import { type AppWays, apkPath } from '@/lib/base/app-link/rules/app-ways';
import { hostsWithApp } from '@/lib/base/app-link/rules/launch';
import { renderIn } from '@/test/render';
import { AppBanner } from './card-app-banner';
import { HeadStack } from './card-head-stack';

const none: AppWays = { scheme: null, universalLink: null, storeUrl: null, marketUrl: null, apk: null };
const ways: AppWays = { ...none, scheme: 'lightfield', storeUrl: 'https://apps.example.com/id1', apk: apkPath };
const words = messages.zh.appLink;
const offer = { ways, hosts: hostsWithApp(ways), words };
const root = document.documentElement;

const at = jest.fn(() => '/');
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  usePathname: () => at(),
}));

beforeAll(() => {
  // What the style sheet says without the banner's own style, which stays in the head once the banner was shown.
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = ':root{--app-banner:0px}.app-banner{display:none}';
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  delete root.dataset.host;
});

test.each([
  ['zh', '光场 App', '光场 App：看得更清楚，走得更近', '下载 App', '打开 App'],
  ['en', 'Lightfield app', 'A closer look, in the Lightfield app', 'Download app', 'Open app'],
] as const)('says what the app is for and offers it (%s)', (language, name, text, download, open) => {
  root.dataset.host = 'ios';
  renderIn(language, <AppBanner {...offer} words={messages[language].appLink} />);
  expect(screen.getByRole('region', { name })).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: download })).toBeVisible();
  act(markAppInstalled);
  expect(screen.getByRole('button', { name: open })).toBeVisible();
});

test('makes its room on the hosts that this site has an app for, and on no other', () => {
  renderIn('zh', <AppBanner {...offer} />);
  const shown = ['app-ios', 'app-android', 'wechat', 'weibo', 'windows', 'ios', 'android', 'web'].filter((host) => {
    root.dataset.host = host;
    const banner = screen.queryByRole('region', { name: '光场 App' });
    expect(getComputedStyle(root).getPropertyValue('--app-banner')).toBe(banner ? '48px' : '0px');
    return banner;
  });
  expect(shown).toEqual(['ios', 'android']);
  delete root.dataset.host;
  expect(screen.queryByRole('region', { name: '光场 App' })).toBeNull();
});

test.each(['/app', '/en/app/x', '/demo'])('a page about the app does not offer it again: %s', (path) => {
  at.mockReturnValueOnce(path);
  const { container } = renderIn('zh', <AppBanner {...offer} />);
  expect(container).toBeEmptyDOMElement();
});

test('a site without an app has no banner', () => {
  const { container } = renderIn('zh', <AppBanner ways={none} hosts={hostsWithApp(none)} words={words} />);
  expect(container).toBeEmptyDOMElement();
});

test('the header says when the banner is hidden: past 90, until 0', () => {
  const { unmount } = renderIn('zh', <HeadStack>光场</HeadStack>);
  expect(screen.getByRole('banner')).toHaveTextContent('光场');
  const hidden = [0, 90, 91, 400, 50, 1, 0, 60, 91].map((scrollY) => {
    Object.assign(window, { scrollY });
    fireEvent.scroll(window);
    return root.hasAttribute('data-banner-hidden');
  });
  expect(hidden).toEqual([false, false, true, true, true, true, false, false, true]);
  unmount();
  expect(root).not.toHaveAttribute('data-banner-hidden');

  renderIn('zh', <HeadStack>光场</HeadStack>);
  expect(root).toHaveAttribute('data-banner-hidden');
});

// Last, because the state of the download stays until the page is left.
test('goes once the Android download starts, with its room', () => {
  root.dataset.host = 'android';
  const { container } = renderIn('zh', <AppBanner {...offer} />);
  expect(container).not.toBeEmptyDOMElement();
  const room = () => getComputedStyle(root).getPropertyValue('--app-banner');
  expect(room()).toBe('48px');
  act(markDownloadStarted);
  expect(container).toBeEmptyDOMElement();
  expect(room()).toBe('0px');
});
