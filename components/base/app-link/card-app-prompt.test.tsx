import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { messages } from '@/lib/app/messages';
import { type AppWays, apkPath } from '@/lib/base/app-link/rules/app-ways';
import { hostsWithApp } from '@/lib/base/app-link/rules/launch';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { writeStored } from '@/lib/platform/client/storage';
import { renderIn } from '@/test/render';
import { AppPrompt } from './card-app-prompt';

const ways: AppWays = {
  scheme: 'lightfield',
  universalLink: null,
  storeUrl: 'https://apps.example.com/id1',
  marketUrl: null,
  apk: apkPath,
};
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15';

function on(agent: string, language: 'zh' | 'en' = 'zh') {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  return renderIn(language, <AppPrompt ways={ways} hosts={hostsWithApp(ways)} words={messages[language].appLink} />);
}

const at = jest.fn(() => '/');
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  usePathname: () => at(),
}));

beforeEach(() => {
  localStorage.clear();
  useSessionStore.setState({ open_app_status: true });
});

test.each([
  ['zh', 'App 提示', '下载 App', '关闭 App 提示'],
  ['en', 'App prompt', 'Download app', 'Close the app prompt'],
] as const)('offers the app until it is closed (%s)', async (language, name, download, close) => {
  on(iphone, language);
  expect(await screen.findByRole('region', { name })).toBeVisible();
  expect(screen.getByRole('button', { name: download })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: close }));
  expect(screen.queryByRole('region', { name })).toBeNull();
  expect(useSessionStore.getState().open_app_status).toBe(false);
});

test('a page about the app does not offer it again', () => {
  at.mockReturnValueOnce('/app');
  expect(on(iphone).container).toBeEmptyDOMElement();
});

test('stays closed for who closed it, and says what a press does to who has the app', async () => {
  useSessionStore.setState({ open_app_status: false });
  const { container, unmount } = on(iphone);
  expect(container).toBeEmptyDOMElement();
  unmount();
  useSessionStore.setState({ open_app_status: true });
  writeStored('hasApp', true);
  on(iphone);
  expect(await screen.findByRole('button', { name: '打开 App' })).toBeVisible();
});

test.each([
  ['in the own app', `${iphone} LightfieldApp/2.1`],
  ['where this site has no app to offer', mac],
])('is not there %s', (_, agent) => {
  expect(on(agent).container).toBeEmptyDOMElement();
});

test('is not in the HTML of the server, which cannot know the host', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone);
  const html = renderToString(
    <NextIntlClientProvider locale="zh" messages={messages.zh}>
      <AppPrompt ways={ways} hosts={hostsWithApp(ways)} words={messages.zh.appLink} />
    </NextIntlClientProvider>,
  );
  expect(html).toBe('');
});
