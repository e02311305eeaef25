import { screen, within } from '@testing-library/react';
import type { FollowedTopic, TopicItem, TopicVideo } from '@/lib/community/topic/contract';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { HomeScreen } from './home-screen';

const topic: TopicItem = {
  ...{ id: 't1', title: '光绘', thumb: null, titleLanguage: 'zh', memberCount: 1, videoCount: 1 },
  ...{ introduction: '', introductionLanguage: 'zh' },
};
const video: TopicVideo = {
  ...{
    videoId: 'v1',
    thumb: null,
    duration: 9,
    title: '潮',
    titleLanguage: 'zh',
    name: '潮',
    nickName: '林',
    verification: 'none' as const,
  },
  ...{ viewCount: 1, topicId: 't2', topicTitle: 'Sound', topicTitleLanguage: 'en' },
};
const works = { list: [video], nextPage: null, hasNextPage: false };
let followed: FollowedTopic[];

beforeEach(() => {
  followed = [];
  window.scrollTo = jest.fn();
  standInForIntersections();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL((input as Request).url);
    const list = { list: followed, nextPage: null, hasNextPage: false };
    const data = pathname.endsWith('/followed') ? list : pathname.endsWith('/recommended') ? [topic] : [];
    return Response.json({ code: 'OK', data });
  });
});
afterEach(() => {
  removeStored('auth_token');
  removeStored('isLogin');
});

function logIn() {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
}

test('a visitor sees the kinds, what is recommended and the latest works with their channels', () => {
  renderIn('zh', <HomeScreen recommended={[topic]} works={works} />);
  expect(screen.queryByRole('heading', { name: '我关注的频道' })).toBeNull();
  expect(screen.getByRole('link', { name: '院校' })).toHaveAttribute('href', '/channel/school');
  const recommended = within(screen.getByRole('region', { name: '推荐频道' }));
  expect(recommended.getByRole('link')).toHaveAttribute('href', '/topicIntroduce?topicId=t1');
  const channel = within(screen.getByRole('region', { name: '频道新作品' })).getByRole('link', { name: /Sound/ });
  expect(channel).toHaveAttribute('href', '/topicIntroduce?topicId=t2');
  expect(channel).toHaveAttribute('lang', 'en');
});

test('a person sees how much is new in the channels that they follow', async () => {
  logIn();
  followed = [99, 1, 0].map((newCount, index) => ({
    ...topic,
    id: `f${index}`,
    title: `频道${index}`,
    role: 'member',
    newCount,
  }));
  renderIn('en', <HomeScreen recommended={[topic]} works={works} />);
  expect(await screen.findByRole('link', { name: '99+ new works 频道0' })).toBeVisible();
  expect(screen.getByRole('link', { name: '1 new work 频道1' })).toBeVisible();
  expect(screen.getByRole('link', { name: '频道2' })).toHaveAttribute('href', '/en/topicIntroduce?topicId=f2');
});

test('who follows none is told what would stand there', async () => {
  logIn();
  renderIn('zh', <HomeScreen recommended={[topic]} works={works} />);
  expect(await screen.findByText(/还没有关注频道/)).toBeVisible();
});
