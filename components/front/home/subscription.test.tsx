import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { standInForIntersections } from '@/test/intersections';
import { quiet } from '@/test/quiet';
import { renderIn } from '@/test/render';
import { Subscription } from './subscription';

// The choice is kept beyond the screen, but must not be kept beyond a test.
jest.mock('@/lib/platform/client/use-kept-state', () => ({
  useKeptState: <Value,>(_key: string, initial: Value) =>
    jest.requireActual<typeof import('react')>('react').useState(initial),
}));

const work = (title: string): VideoItem => ({
  ...{ videoId: title, thumb: null, duration: 60, title, titleLanguage: 'zh', name: title },
  ...{ nickName: '米卡', verification: 'none' as const, viewCount: 1 },
});
const onePage = (...titles: string[]): Page<VideoItem> => ({
  list: titles.map(work),
  nextPage: null,
  hasNextPage: false,
});

let asked: string[];
let followed: Page<VideoItem>;

beforeEach(() => {
  [asked, followed] = [[], onePage()];
  standInForIntersections();
  window.scrollY = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname } = new URL((request as Request).url);
    asked.push(pathname);
    return Response.json({ code: 'OK', data: pathname === '/api/video/followed' ? followed : [] });
  });
});
afterEach(() => {
  removeStored('auth_token');
  removeStored('isLogin');
  useSessionStore.setState({ isLogin: false });
});

function logIn() {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  useSessionStore.setState({ isLogin: true });
}

function show(language: 'zh' | 'en' = 'zh') {
  renderIn(language, <Subscription first={onePage('每日')} />);
}

const press = (name: string) => screen.getByRole('button', { name });
const isOn = (name: string) => press(name).getAttribute('aria-pressed') === 'true';

test('a visitor has the daily list, nothing is asked, and the other one says to log in', async () => {
  show();
  expect(screen.getByRole('heading', { name: '每日' })).toBeVisible();
  expect([isOn('每日推荐'), isOn('关注动态'), asked]).toEqual([true, false, []]);
  await userEvent.click(press('关注动态'));
  expect(await screen.findByText('登录后看关注动态')).toBeVisible();
  expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/login?redirecturl=%2F');
  expect(asked).toEqual([]);
});

test('who follows somebody with works has these first, and the daily list at a press', async () => {
  followed = onePage('新作');
  logIn();
  show();
  expect(await screen.findByRole('heading', { name: '新作' })).toBeVisible();
  expect(isOn('关注动态')).toBe(true);
  await userEvent.click(press('每日推荐'));
  expect(screen.getByRole('heading', { name: '每日' })).toBeVisible();
  expect(asked.filter((path) => path === '/api/video/followed')).toHaveLength(1);
});

test('a list that is being read is not taken away', async () => {
  followed = onePage('新作');
  logIn();
  window.scrollY = 600;
  show();
  await waitFor(() => expect(asked).toContain('/api/video/followed'));
  await quiet();
  expect(screen.getByRole('heading', { name: '每日' })).toBeVisible();
  await userEvent.click(press('关注动态'));
  expect(await screen.findByRole('heading', { name: '新作' })).toBeVisible();
});

test.each([
  ['zh', '关注创作者，这里会先看到他们的新作。', '关注动态', '还没有关注任何人', '/Find'],
  ['en', 'Follow creators to see their new works here first.', 'Following', 'No follows yet', '/en/Find'],
] as const)('%s: who follows nobody has the daily list and a word how to', async (language, hint, name, said, href) => {
  logIn();
  show(language);
  expect(await screen.findByText(hint)).toBeVisible();
  expect(screen.getByRole('heading', { name: '每日' })).toBeVisible();
  await userEvent.click(press(name));
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('link', { name: language === 'zh' ? '去发现创作者' : 'Find creators' })).toHaveAttribute(
    'href',
    href,
  );
});
