import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { comeIntoView, standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { HomeTabs } from './home-tabs';

const video: VideoItem = {
  videoId: 'v1',
  thumb: null,
  duration: 60,
  title: '神经花园',
  titleLanguage: 'zh',
  name: '神经花园',
  nickName: '米卡',
  verification: 'none' as const,
  viewCount: 1,
};
const topic = {
  id: 't1',
  thumb: null,
  title: '数字雕塑',
  titleLanguage: 'zh',
  memberCount: 1,
  videoCount: 1,
  introduction: '',
  introductionLanguage: 'zh',
};
const activity = {
  id: 'a1',
  thumb: null,
  category: 1,
  status: 5,
  title: '光艺术节',
  titleLanguage: 'zh',
  nickname: '光场',
  verification: 'none',
  holdStartTime: '2026-10-18T06:00:00.000Z',
};

const onePage = <Item,>(list: Item[]): Page<Item> => ({ list, nextPage: null, hasNextPage: false });

let asked: string[];

function answerWith(lists: Record<string, unknown[]>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname, search } = new URL((request as Request).url);
    asked.push(pathname + search);
    return Response.json({ code: 'OK', data: onePage(lists[pathname] ?? []) });
  });
}

function show(videos: Page<VideoItem> = onePage([video]), language: 'zh' | 'en' = 'zh') {
  return renderIn(language, <HomeTabs firstVideos={videos} />);
}

afterEach(() => {
  removeStored('auth_token');
  removeStored('isLogin');
});
beforeEach(() => {
  asked = [];
  standInForIntersections();
  toastQueue.take();
  window.scrollTo = jest.fn();
  // A press on a link would leave the page.
  document.body.onclick = (event) => event.preventDefault();
  answerWith({ '/api/topic/findList': [topic], '/api/activity/indexList': [activity] });
});

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');

// First, because the selected tab is kept beyond the screen.
test('opens on the personal subscription with the works that came with the page, and asks for nothing', async () => {
  show();
  expect(tab('个人订阅')).toHaveAttribute('aria-selected', 'true');
  expect(panel()).toHaveAccessibleName('个人订阅');
  expect(screen.getByRole('heading', { name: '神经花园' })).toBeVisible();
  await waitFor(() => expect(document.querySelector('#panel-channels')).not.toBeNull());
  expect(asked).toEqual([]);
});

test('asks once, when somebody is logged in, which works they have collected, and for the works that they follow', async () => {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  show(onePage(['v1', 'v2', 'v3'].map((videoId) => ({ ...video, videoId, title: videoId }))));
  expect(screen.getByRole('button', { name: '收藏“v2”' })).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.toSorted()).toEqual([
    '/api/collection/marks?kind=video&ids=v1%2Cv2%2Cv3',
    '/api/video/followed?pageSize=20&pageIndex=1',
  ]);
});

test('leads to Discover, and opens the channel and activity homes in a new tab', () => {
  show();
  expect(screen.getByRole('link', { name: '发现' })).toHaveAttribute('href', '/Find');
  expect(screen.getByRole('link', { name: '发现' })).not.toHaveAttribute('target');
  expect(tab('个人订阅')).toHaveAttribute('href', '/');
  expect(tab('个人订阅')).not.toHaveAttribute('target');
  for (const [name, href] of [
    ['频道', '/topicHome'],
    ['活动', '/activity'],
  ] as const) {
    expect(tab(name)).toHaveAttribute('href', href);
    expect(tab(name)).toHaveAttribute('target', '_blank');
  }
});

test('a press on Channels shows the channels and lets the new tab open', async () => {
  show();
  const press = await pressed('频道');
  expect(press.defaultPrevented).toBe(false);
  expect(await screen.findByRole('heading', { name: '数字雕塑' })).toBeVisible();
  expect(panel()).toHaveAccessibleName('频道');
  expect(asked).toEqual(['/api/topic/findList?pageSize=20&pageIndex=1']);
});

test('a screen that is left is found as it was; a list that was open keeps its items', async () => {
  show();
  expect(panel()).toHaveAccessibleName('频道');
  await screen.findByRole('heading', { name: '数字雕塑' });
  await pressed('活动');
  expect(await screen.findByRole('heading', { name: '光艺术节' })).toBeVisible();
  await pressed('频道');
  expect(screen.getByRole('heading', { name: '数字雕塑' })).toBeVisible();
  expect(asked).toEqual([
    '/api/topic/findList?pageSize=20&pageIndex=1',
    '/api/activity/indexList?pageSize=20&orderBy=0&pageIndex=1',
  ]);
  expect((await pressed('个人订阅')).defaultPrevented).toBe(true);
});

test('each list comes back at the place it was scrolled to', async () => {
  show();
  window.scrollY = 700;
  await pressed('频道');
  window.scrollY = 300;
  await pressed('个人订阅');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' });
  await pressed('频道');
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
  await pressed('个人订阅');
});

test('opens the list that the address names, and says the language there again', async () => {
  const shown = jest.fn();
  Element.prototype.scrollIntoView = shown;
  history.replaceState(null, '', '/#activities');
  show();
  expect(panel()).toHaveAccessibleName('活动');
  expect(await screen.findByRole('heading', { name: '光艺术节' })).toBeVisible();
  expect(shown.mock.contexts).toEqual([screen.getByRole('navigation', { name: '首页栏目' })]);
  expect(location.hash).toBe('#!zh');
  await pressed('个人订阅');
});

test('arrows, Home and End move the focus without pressing; Space and Enter press', async () => {
  show();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '发现' })).toHaveFocus();
  await userEvent.tab();
  expect(tab('个人订阅')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tab('活动')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(tab('频道')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(tab('活动')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(panel()).toHaveAccessibleName('个人订阅');
  await userEvent.keyboard(' ');
  expect(panel()).toHaveAccessibleName('频道');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(panel()).toHaveAccessibleName('活动');
  await pressed('个人订阅');
});

test('inside the own app nothing opens a new tab or leaves the page', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) LightfieldApp/1.0');
  show();
  for (const name of ['频道', '活动', '个人订阅']) {
    expect(tab(name)).not.toHaveAttribute('target');
    expect((await pressed(name)).defaultPrevented).toBe(true);
    expect(panel()).toHaveAccessibleName(name);
  }
});

test('says once that there is no more data', async () => {
  window.scrollY = 900;
  show();
  comeIntoView();
  comeIntoView(false);
  comeIntoView();
  expect(toastQueue.take()).toEqual(['没有更多内容了']);
  expect(screen.getByText('已经到底了')).toBeVisible();
});

test.each([
  ['zh', '个人订阅', '还没有发布视频', '去发现', '/Find'],
  ['zh', '频道', '还没有关注频道', '看全部频道', '/topicHome'],
  ['zh', '活动', '还没有参加活动', '看全部活动', '/activity'],
  ['en', 'Personal subscription', 'No videos published yet', 'Go to Discover', '/en/Find'],
  ['en', 'Channels', 'No channels followed yet', 'See all channels', '/en/topicHome'],
  ['en', 'Activities', 'No activities joined yet', 'See all activities', '/en/activity'],
] as const)('%s: an empty list under %s says so and where to go', async (language, name, said, next, href) => {
  answerWith({});
  show(onePage([]), language);
  await pressed(name);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('link', { name: next })).toHaveAttribute('href', href);
});

/** Presses a tab; returns what became of the event before the test prevents the navigation. */
async function pressed(name: string): Promise<{ defaultPrevented: boolean }> {
  let defaultPrevented = false;
  const keep = document.body.onclick;
  document.body.onclick = (event) => {
    defaultPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  await userEvent.click(tab(name));
  document.body.onclick = keep;
  return { defaultPrevented };
}
