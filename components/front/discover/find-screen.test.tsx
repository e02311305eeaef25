import { screen, within } from '@testing-library/react';
import { broadcastItem } from '@/test/broadcast-item';
import { standInForIntersections } from '@/test/intersections';
import { jobItem } from '@/test/job-item';
import { renderIn } from '@/test/render';
import type { FindContent } from './find-content';
import { FindScreen } from './find-screen';

const video = (videoId: string, title: string) => ({
  videoId,
  thumb: null,
  duration: 60,
  title,
  titleLanguage: 'zh' as const,
  name: title,
  nickName: '许砚',
  verification: 'none' as const,
  viewCount: 12_000,
});
const place = { rank: 1, moved: null, score: 10 };

const nothing: FindContent = {
  hotWords: [],
  banners: [],
  categories: [],
  picks: [],
  newVideos: [],
  hotVideos: [],
  playlists: [],
  creators: [],
  channels: [],
  activities: [],
  articles: [],
  live: [],
  jobs: [],
};
const everything: FindContent = {
  hotWords: ['光 影', '潮汐'],
  banners: [
    {
      id: 'b1',
      locationId: 8,
      sort: 1,
      type: 10,
      image: '[{"key":"banners/b1.jpg"}]',
      url: '/type?category=data',
      domainId: null,
      title: '数据艺术',
      titleLanguage: 'zh',
      subtitle: '专题',
    },
  ],
  categories: [
    { category: '', cover: null },
    { category: 'sound', cover: 'works/1.jpg' },
  ],
  picks: [video('p1', '光的褶皱'), video('p2', '静水')],
  newVideos: [video('n1', '潮汐之声')],
  hotVideos: [{ ...video('h/1', '神经花园'), ...place }],
  playlists: [
    {
      ...{ id: 'l/1', title: '夜行', thumb: null, isPublic: true, videoCount: 12, collectCount: 30_000 },
      ...{ userId: 'p', nickName: '许砚', verification: 'none' as const },
    },
  ],
  creators: [
    {
      ...place,
      userId: 'person/1',
      nickname: '林一舟',
      avatar: null,
      tagline: '声音与空间',
      verification: 'none',
      followerCount: 1,
      videoCount: 3,
    },
  ],
  channels: [
    {
      id: 't1',
      thumb: null,
      title: '数字雕塑',
      titleLanguage: 'zh',
      memberCount: 1,
      videoCount: 2,
      introduction: '用光造型',
      introductionLanguage: 'zh',
    },
  ],
  activities: [
    {
      id: 'a1',
      thumb: null,
      category: 2,
      status: 2,
      isCanceled: false,
      title: '光艺术节',
      titleLanguage: 'zh',
      nickname: '光场',
      verification: 'none' as const,
      holdStartTime: '2026-12-31T17:30:00.000Z',
      city: '',
      priceFrom: 0,
      priceTo: 0,
      contestName: null,
    },
  ],
  articles: [
    {
      ...{
        id: 'r1',
        title: '雾里的光',
        titleLanguage: 'zh',
        excerpt: '',
        cover: null,
        userId: 'lin',
        nickName: '林',
        verification: 'none' as const,
      },
      ...{ topic: null, minutes: 4, likeCount: 0, commentCount: 0, publishedAt: '2026-11-01T00:00:00.000Z' },
    },
  ],
  live: [broadcastItem({ phase: 'live' }), broadcastItem({ id: 'b2', title: '雨声' })],
  jobs: [jobItem()],
};

beforeEach(standInForIntersections);

const region = (name: string) => within(screen.getByRole('region', { name }));
const hrefs = (part: Pick<typeof screen, 'getAllByRole'>) =>
  part.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each([
  ['zh', '', '作品类别', ['全部作品', '声音']],
  ['en', '/en', 'Categories of works', ['All works', 'Sound']],
] as const)('%s: each category leads to its works', (language, prefix, label, names) => {
  renderIn(language, <FindScreen content={everything} />);
  const categories = within(screen.getByRole('navigation', { name: label }));
  expect(categories.getAllByRole('link').map((link) => link.textContent)).toEqual(names);
  expect(hrefs(categories)).toEqual([`${prefix}/type`, `${prefix}/type?category=sound`]);
});

test.each([
  ['zh', '/Search', '热门搜索'],
  ['en', '/en/Search', 'Popular searches'],
] as const)('%s: the box sends its text to the search, and hot words lead there', (language, path, hotWords) => {
  renderIn(language, <FindScreen content={everything} />);
  const form = screen.getByRole('searchbox').closest('form');
  expect(form).toHaveAttribute('action', path);
  // The form of a browser without JavaScript.
  expect(form).not.toHaveAttribute('method');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'text');
  expect(hrefs(within(screen.getByRole('navigation', { name: hotWords })))).toEqual([
    `${path}?text=%E5%85%89%20%E5%BD%B1`,
    `${path}?text=%E6%BD%AE%E6%B1%90`,
  ]);
});

test('every section begins its list and leads to all of it where there is such a page', () => {
  renderIn('zh', <FindScreen content={everything} />);
  expect(hrefs(region('精选推荐'))).toEqual(['/type?category=data']);
  expect(hrefs(region('每月精选'))).toEqual(['/excellent', '/video/detail/p1', '/video/detail/p2']);
  expect(hrefs(region('新作品'))).toEqual(['/type?order=new', '/video/detail/n1']);
  expect(hrefs(region('本周热榜'))).toEqual(['/hotList/week', '/video/detail/h%2F1']);
  expect(hrefs(region('热门播放列表'))).toEqual(['/playlist/l%2F1']);
  expect(region('热门播放列表').getByText('3万 次收藏')).toBeVisible();
  expect(hrefs(region('创作者榜'))).toEqual(['/hotList/creators', '/otherPeople?userId=person%2F1']);
  const pages = ['/artSchoolCn', '/welfareChannel'];
  expect(hrefs(region('热门频道'))).toEqual(['/topicHome', '/topicIntroduce?topicId=t1', ...pages]);
  expect(hrefs(region('近期活动'))).toEqual(['/#activities']);
  expect(hrefs(region('直播'))).toEqual(['/live/list', '/live/livePage?id=b1', '/live/liveDetail?id=b2']);
  expect(hrefs(region('新职位'))).toEqual(['/jobs/home', '/recruit/j1']);
  expect(hrefs(region('文章'))).toEqual(['/articleIndex', '/articleIndex/r1']);
  expect(region('热门频道').getByRole('button', { name: '关注 数字雕塑' })).toBeVisible();
  expect(region('近期活动').getByRole('button', { name: '收藏“光艺术节”' })).toBeVisible();
});

test.each([
  ['zh', '近期活动', '1 月 周五101:30'],
  ['en', 'Coming up', 'Jan Fri101:30'],
] as const)('%s: says the day and the hour of a start in Beijing time', (language, name, said) => {
  renderIn(language, <FindScreen content={everything} />);
  const time = screen.getByRole('region', { name }).querySelector('time');
  expect(time).toHaveTextContent(said);
  expect(time).toHaveAttribute('datetime', '2026-12-31T17:30:00.000Z');
});

test('a text that is in the other language says so', () => {
  renderIn('en', <FindScreen content={everything} />);
  expect(screen.getByRole('heading', { name: '光的褶皱' })).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('神经花园')).toHaveAttribute('lang', 'zh-CN');
});

test('what has nothing in it is not there; the search box always is', () => {
  renderIn('en', <FindScreen content={nothing} />);
  expect(screen.queryAllByRole('region')).toEqual([]);
  expect(screen.queryAllByRole('navigation')).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Discover' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toBeVisible();
});
