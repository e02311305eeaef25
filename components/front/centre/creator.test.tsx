import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PersonDetail } from '@/lib/people/person/contract';
import { useSessionStore } from '@/lib/platform/client/session-store';
import { toastQueue } from '@/lib/platform/client/toast';
import type { Language } from '@/lib/platform/shared/language';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import { standInForIntersections } from '@/test/intersections';
import { jobItem } from '@/test/job-item';
import { renderIn } from '@/test/render';
import { CreatorHead } from './creator-head';
import { CreatorTabs } from './creator-tabs';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const person: PersonDetail = {
  userId: 'p1',
  nickname: '许砚',
  avatar: null,
  banner: null,
  tagline: '让光有重量。',
  bio: '第一行\n第二行',
  address: '上海 · 徐汇',
  creativeFields: ['灯光装置', '空间设计'],
  education: '建筑学硕士',
  industry: '光影照明',
  profession: '艺术家',
  socialLinks: [
    { name: '个人网站', url: 'https://xuyan.example/' },
    { name: '坏链接', url: 'javascript:alert(1)' },
  ],
  verification: 'individual',
  followerCount: 21_000,
  followingCount: 128,
};
const video: VideoItem = {
  videoId: 'v1',
  thumb: null,
  duration: 60,
  title: '光的褶皱：沉浸式剧场现场',
  titleLanguage: 'zh',
  name: '光的褶皱',
  nickName: '许砚',
  verification: 'none' as const,
  viewCount: 1,
};
const activity = {
  id: 'a1',
  thumb: null,
  category: 1,
  status: 5,
  title: '光艺术节',
  titleLanguage: 'zh',
  nickname: '许砚',
  verification: 'none',
  holdStartTime: '2026-10-18T06:00:00.000Z',
};

const onePage = <Item,>(list: Item[]): Page<Item> => ({ list, nextPage: null, hasNextPage: false });
let asked: string[];
let activities: unknown[];

beforeEach(() => {
  [asked, activities] = [[], [activity]];
  standInForIntersections();
  toastQueue.take();
  window.scrollBy = jest.fn();
  history.replaceState(null, '', '/otherPeople?userId=p1');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname, search } = new URL((request as Request).url);
    asked.push(pathname + search);
    return Response.json({ code: 'OK', data: onePage(activities) });
  });
});

afterEach(() => {
  useSessionStore.setState({ peopleMessage: null });
  history.replaceState(null, '', '/');
});

describe('the head', () => {
  const show = (language: Language, change: Partial<PersonDetail> = {}) =>
    renderIn(language, <CreatorHead person={{ ...person, ...change }} workCount={1} awards={<p>金奖</p>} />);

  test('says who a creator is', () => {
    show('zh');
    expect(screen.getByRole('heading', { level: 1, name: '许砚' })).toBeVisible();
    for (const words of ['让光有重量。', '艺术家 · 上海 · 徐汇', '个人认证', '光影照明', '建筑学硕士', '灯光装置']) {
      expect(screen.getByText(words)).toBeVisible();
    }
    expect(screen.getByText('金奖')).toBeVisible();
    const counts = screen.getAllByRole('definition').slice(0, 3);
    expect(counts.map((count) => count.textContent)).toEqual(['2.1万', '128', '1']);
    expect(screen.getByText(/第一行\n第二行/, { normalizer: (text) => text })).toHaveClass('whitespace-pre-line');
  });

  test('counts in English, one by one', () => {
    show('en', { followerCount: 1, verification: 'company' });
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms.slice(0, 3)).toEqual(['fan', 'following', 'work']);
    expect(screen.getByText('Verified company')).toBeVisible();
  });

  test('leads elsewhere only to addresses of the web, and gives them no weight', () => {
    show('zh');
    const link = screen.getByRole('link', { name: '个人网站' });
    expect(link).toHaveAttribute('href', 'https://xuyan.example/');
    expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['nofollow', 'noopener']));
    expect(screen.queryByRole('link', { name: '坏链接' })).toBeNull();
  });

  test('says nothing of what was left open', () => {
    const nothing = { tagline: '', bio: '', address: '', education: '', industry: '', profession: '' };
    show('zh', { ...nothing, creativeFields: [], socialLinks: [], verification: 'none' });
    expect(screen.queryByText('行业')).toBeNull();
    expect(screen.queryByText('个人认证')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('a long bio opens by a press', async () => {
    show('en', { bio: 'light '.repeat(60) });
    const more = screen.getByRole('button', { name: 'More' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(screen.getByRole('button', { name: 'Less' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('can be followed, by oneself edited', () => {
    const { unmount } = show('zh');
    expect(screen.getByRole('button', { name: /关注.*许砚/ })).toBeVisible();
    unmount();
    useSessionStore.setState({ peopleMessage: { userId: 'p1' } });
    show('en');
    expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/en/Settings/profile');
  });
});

describe('the tabs', () => {
  const show = (language: Language = 'zh', videos = [video], isCompany = false) =>
    renderIn(language, <CreatorTabs userId="p1" firstWorks={onePage(videos)} isCompany={isCompany} />);
  const panel = () => screen.getByRole('tabpanel');
  const tab = (name: string) => screen.getByRole('tab', { name });

  test('open on the works that came with the page, by the names of this entrance, and ask for nothing', async () => {
    show();
    expect(tab('作品')).toHaveAttribute('aria-selected', 'true');
    const work = screen.getByRole('link', { name: /光的褶皱/ });
    expect(within(work).getByRole('heading', { name: '光的褶皱' })).toBeVisible();
    expect(work).toHaveAttribute('href', '/video/detail/v1');
    // The list stays where it is.
    expect(work).toHaveAttribute('target', '_blank');
    await waitFor(() => expect(document.querySelectorAll('[role=tabpanel]')).toHaveLength(6));
    expect(asked).toEqual([]);
  });

  test('lead oneself to all of one’s works, and nobody else', () => {
    const { unmount } = show('en');
    expect(screen.queryByRole('link', { name: 'Manage my works' })).toBeNull();
    unmount();
    useSessionStore.setState({ peopleMessage: { userId: 'p1' } });
    show('en');
    expect(screen.getByRole('link', { name: 'Manage my works' })).toHaveAttribute('href', '/en/MyMaJiang');
  });

  test('a press shows the other list and writes the address, where all else stays', async () => {
    history.replaceState(null, '', '/otherPeople?userId=p1&from=7#!zh');
    const entries = history.length;
    show();
    await userEvent.click(tab('活动'));
    expect(await screen.findByRole('heading', { name: '光艺术节' })).toBeVisible();
    expect(panel()).toHaveAccessibleName('活动');
    expect(location.search + location.hash).toBe('?userId=p1&from=7&tabindex=1#!zh');
    expect(history.length).toBe(entries);
    expect(asked).toEqual(['/api/ticket/joined?userId=p1&pageSize=20&pageIndex=1']);
    await userEvent.click(tab('作品'));
    expect(location.search).toBe('?userId=p1&from=7&tabindex=0');
  });

  test('activities that a company holds come before those that it joined', async () => {
    history.replaceState(null, '', '/otherPeople?userId=p1&tabindex=1');
    show('zh', [video], true);
    expect(await screen.findByRole('heading', { name: '光艺术节' })).toBeVisible();
    expect(screen.getAllByRole('button', { pressed: true }).map((one) => one.textContent)).toEqual(['发起的']);
    await userEvent.click(screen.getByRole('button', { name: '参加的' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map((call) => call.split('?')[0])).toEqual(['/api/activity/ofPerson', '/api/ticket/joined']);
  });

  test('a company has its open jobs', async () => {
    activities = [jobItem()];
    history.replaceState(null, '', '/otherPeople?userId=p1&tabindex=4');
    show('zh', [video], true);
    expect(await screen.findByRole('link', { name: /灯光设计师/ })).toHaveAttribute('href', '/recruit/j1');
    expect(asked).toEqual(['/api/job/ofCompany?userId=p1&pageSize=20&pageIndex=1']);
  });

  test.each([
    ['0', '作品'],
    ['1', '活动'],
    ['4', '作品'],
    ['x', '作品'],
  ])('tabindex=%s opens %s', async (tabindex, name) => {
    history.replaceState(null, '', `/otherPeople?userId=p1&tabindex=${tabindex}`);
    show();
    await waitFor(() => expect(panel()).toHaveAccessibleName(name));
  });

  test('are links to their own addresses; arrows move between them, Space and Enter press', async () => {
    show('en');
    expect(tab('Activities')).toHaveAttribute('href', '/en/otherPeople?userId=p1&tabindex=1');
    tab('Works').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Activities')).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(tab('Activities')).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(tab('Works')).toHaveAttribute('aria-selected', 'true'));
  });

  test.each([
    ['zh', '作品', '还没有发布视频', '去发现看看'],
    ['zh', '活动', '还没有参加活动', '看看活动'],
    ['en', 'Works', 'No videos published yet', 'Go to Discover'],
    ['en', 'Activities', 'No activities joined yet', 'See the activities'],
  ] as const)('%s: an empty list under %s says so', async (language, name, said, way) => {
    activities = [];
    show(language, []);
    await userEvent.click(tab(name));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toBeVisible();
  });
});
