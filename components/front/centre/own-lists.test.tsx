import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FollowedTopic } from '@/lib/community/topic/contract';
import type { PersonItem } from '@/lib/people/person/contract';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import type { Page } from '@/lib/platform/shared/wire';
import { answerCalls } from '@/test/answers';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { CollectScreen } from './collect-screen';
import { FocusScreen } from './focus-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const onePage = <Item,>(list: Item[]): Page<Item> => ({ list, nextPage: null, hasNextPage: false });
const mika: PersonItem = {
  userId: 'p2',
  nickname: '米卡',
  avatar: null,
  verification: 'none' as const,
  tagline: '声音',
  isFollowed: true,
};
const lin: PersonItem = { ...mika, userId: 'p3', nickname: '林一舟' };
const topic: FollowedTopic = {
  id: 't1',
  thumb: null,
  title: '数字雕塑',
  titleLanguage: 'zh',
  memberCount: 1,
  videoCount: 1,
  introduction: '',
  introductionLanguage: 'zh',
  role: 'member',
  newCount: 0,
};

let asked: string[];
let lists: Record<string, unknown[]>;

beforeEach(() => {
  [asked, lists] = [[], {}];
  standInForIntersections();
  toastQueue.take();
  window.scrollBy = jest.fn();
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (request.method === 'POST') {
      const isFollowed = (await request.text()).includes('follow=true');
      return Response.json({ code: 'OK', data: { isFollowed, followerCount: 0, memberCount: 0 } });
    }
    if (/marks$/i.test(pathname)) return Response.json({ code: 'OK', data: [] });
    return Response.json({ code: 'OK', data: onePage(lists[pathname] ?? []) });
  });
});

afterEach(() => {
  removeStored('auth_token');
  removeStored('isLogin');
  history.replaceState(null, '', '/');
});

const tab = (name: string) => screen.getByRole('tab', { name });

describe('follows', () => {
  const show = (language: 'zh' | 'en', people: PersonItem[] = [mika]) =>
    renderIn(language, <FocusScreen initial="people" people={onePage(people)} channels={null} fans={null} />);

  test('the list that came with the page is not asked for; its rows lead to people', () => {
    show('en');
    expect(screen.getByRole('heading', { level: 1, name: 'My follows' })).toBeVisible();
    expect(screen.getByRole('link', { name: /米卡/ })).toHaveAttribute('href', '/en/otherPeople?userId=p2');
    expect(asked).toEqual([]);
  });

  test('a person who was unfollowed stays, and can be followed again', async () => {
    show('zh');
    await userEvent.click(screen.getByRole('button', { name: /米卡/, pressed: true }));
    const again = await screen.findByRole('button', { name: /米卡/, pressed: false });
    await waitFor(() => expect(asked).toEqual(['/api/person/follow']));
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: /米卡/, pressed: true })).toBeVisible();
  });

  test('channels and fans are asked for when they are opened, and the address names them', async () => {
    lists = { '/api/topic/followed': [topic], '/api/person/fans': [{ ...lin, isFollowed: false }] };
    history.replaceState(null, '', '/MyFocus#!zh');
    show('zh');
    await userEvent.click(tab('关注的频道'));
    expect(await screen.findByRole('heading', { name: '数字雕塑' })).toBeVisible();
    expect(screen.getByRole('button', { name: /数字雕塑/, pressed: true })).toBeVisible();
    expect(location.search + location.hash).toBe('?tab=channels#!zh');
    await userEvent.click(tab('粉丝'));
    expect(await screen.findByRole('button', { name: /林一舟/, pressed: false })).toBeVisible();
    expect(asked).toEqual(['/api/topic/followed', '/api/person/fans']);
  });

  test('a channel that is left stays where it stands, and can be followed again', async () => {
    history.replaceState(null, '', '/MyFocus?tab=channels');
    renderIn('zh', <FocusScreen initial="channels" people={null} channels={onePage([topic])} fans={null} />);
    await userEvent.click(screen.getByRole('button', { name: /数字雕塑/, pressed: true }));
    const again = await screen.findByRole('button', { name: /数字雕塑/, pressed: false });
    await waitFor(() => expect(asked).toEqual(['/api/topic/follow']));
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: /数字雕塑/, pressed: true })).toBeVisible();
  });

  test('a new visit shows what came with it, not what an earlier one left', () => {
    show('zh').unmount();
    show('zh', [lin]);
    expect(screen.getByRole('heading', { name: '林一舟' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: '米卡' })).toBeNull();
  });

  test.each([
    ['zh', '关注的人', '还没有关注任何人', '去发现看看', '/Find'],
    ['zh', '关注的频道', '还没有关注频道', '看看频道', '/topicHome'],
    ['zh', '粉丝', '还没有粉丝', '去发现看看', '/Find'],
    ['en', 'People', 'No follows yet', 'Go to Discover', '/en/Find'],
    ['en', 'Channels', 'No channels followed yet', 'See channels', '/en/topicHome'],
    ['en', 'Fans', 'No fans yet', 'Go to Discover', '/en/Find'],
  ] as const)('%s: nothing under %s says so and where to go', async (language, name, said, next, href) => {
    show(language, []);
    await userEvent.click(tab(name));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('link', { name: next })).toHaveAttribute('href', href);
  });
});

describe('collections', () => {
  test.each([
    ['zh', '活动', '暂无数据'],
    ['en', 'Activities', 'No data'],
  ] as const)('%s: come by kind, and say when there is nothing', async (language, name, said) => {
    renderIn(language, <CollectScreen {...nothingCollected} initial="video" video={onePage([])} />);
    expect(screen.getByText(said)).toBeVisible();
    await userEvent.click(tab(name));
    await waitFor(() => expect(asked).toEqual(['/api/collection/activities']));
    expect(location.search).toBe('?tab=activities');
    expect(await within(screen.getByRole('tabpanel')).findByText(said)).toBeVisible();
  });
});

const nothingCollected = {
  ...{ video: null, activity: null, article: null, question: null, topic: null, playlist: null },
  ...{ liked: null, lists: null },
};

test('one’s own play lists say which of them others do not see, and a new one is made there', async () => {
  window.history.replaceState(null, '', '/MyCollect?tab=lists');
  const calls = answerCalls({ '/api/playlist/create': { data: { id: 'p2' } } });
  const list = { id: 'p1', title: '夜行', thumb: null, isPublic: false, videoCount: 2, collectCount: 0 };
  const lists = onePage([{ ...list, userId: 'lin', nickName: '林', verification: 'none' as const, holds: false }]);
  renderIn('zh', <CollectScreen {...nothingCollected} initial="lists" lists={lists} />);
  const panel = within(screen.getByRole('tabpanel', { name: '我的列表' }));
  expect(panel.getByRole('link', { name: /夜行\s*私密/ })).toHaveAttribute('href', '/playlist/p1');
  fireEvent.click(panel.getByRole('button', { name: '新建播放列表' }));
  fireEvent.change(panel.getByRole('textbox', { name: '列表名称' }), { target: { value: '新的' } });
  fireEvent.click(panel.getByRole('button', { name: '新建' }));
  await waitFor(() =>
    expect(calls).toEqual([
      {
        path: '/api/playlist/create',
        fields: { title: '新的', intro: '', isPublic: 'true', videoIds: '', acknowledged: 'false' },
      },
    ]),
  );
});
