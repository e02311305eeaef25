import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { tabOf } from '@/components/ui/tab';
import type { Suggestion } from '@/lib/base/search/contract';
import type { ListedPerson } from '@/lib/people/person/contract';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import { toastQueue } from '@/lib/platform/client/toast';
import type { VideoItem } from '@/lib/works/work/contract';
import { demandItem } from '@/test/demand-item';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import type { FirstHits } from './found-content';
import { SearchScreen } from './search-screen';
import { searchTabs } from './search-tabs';

/** As in Next, the query follows pushState and going back. */
const mockQuery = () =>
  useSyncExternalStore(
    (tell) => {
      addEventListener('popstate', tell);
      return () => removeEventListener('popstate', tell);
    },
    () => location.search,
  );
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(mockQuery()),
}));

const work: VideoItem = {
  videoId: 'v1',
  thumb: null,
  duration: 60,
  title: '光影之间',
  titleLanguage: 'zh',
  name: '光影之间',
  nickName: '许砚',
  verification: 'none' as const,
  viewCount: 3,
};
const person: ListedPerson = {
  userId: 'p1',
  nickname: '光影工作室',
  avatar: null,
  tagline: '做光影的人',
  verification: 'company',
  followerCount: 12_000,
};
const suggestions: Suggestion[] = [
  { kind: 'video', text: '光影之间', textLanguage: 'zh' },
  { kind: 'topic', text: '光影频道', textLanguage: 'zh' },
];

let asked: string[];
let answers: Record<string, unknown>;
let isDown: boolean;
const pushState = history.pushState;
const replaceState = history.replaceState;

beforeEach(() => {
  [asked, isDown] = [[], false];
  answers = { '/api/search/suggestions': [] };
  standInForIntersections();
  toastQueue.take();
  window.scrollTo = jest.fn();
  window.scrollBy = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  for (const [name, original] of Object.entries({ pushState, replaceState })) {
    Object.assign(history, {
      [name]: (...values: Parameters<typeof pushState>) => {
        original.apply(history, values);
        act(() => void dispatchEvent(new PopStateEvent('popstate')));
      },
    });
  }
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL((input as Request).url);
    asked.push(searchParams.has('text') ? `${pathname} ${searchParams.get('text')}` : pathname);
    if (isDown && pathname.includes('discover')) throw new TypeError('down');
    const list = (answers[pathname] as unknown[] | undefined) ?? [];
    const isPaged = pathname.includes('discover');
    return Response.json({ code: 'OK', data: isPaged ? { list, nextPage: null, hasNextPage: false } : list });
  });
});

afterEach(() => {
  removeStored('searches');
  Object.assign(history, { pushState, replaceState });
  history.replaceState(null, '', '/');
});

/** The page as the server renders it for an address, with `first` in it. */
const show = (language: 'zh' | 'en' = 'zh', address = '/Search', first: FirstHits = {}) => {
  history.replaceState(null, '', address);
  const { searchParams } = new URL(location.href);
  const text = searchParams.get('text');
  const found = text ? { text, tab: tabOf(searchTabs, searchParams.get('tab')), first } : null;
  return renderIn(language, <SearchScreen hotWords={['激光', '水墨']} found={found} />);
};
const box = () => screen.getByRole('combobox');
const searchesMade = () => asked.filter((call) => call.includes('discover'));

describe('before anything is searched for', () => {
  test('what others look for is a press away', async () => {
    answers['/api/discover/search/videos'] = [work];
    show();
    await userEvent.click(await screen.findByRole('link', { name: '激光' }));
    expect(location.search).toBe(`?${new URLSearchParams({ text: '激光' })}`);
    expect(box()).toHaveValue('激光');
    await waitFor(() => expect(searchesMade()).toEqual(['/api/discover/search/videos 激光']));
  });

  test.each([
    ['zh', '搜索', '请输入搜索关键词。'],
    ['en', 'Search', 'Enter a search keyword.'],
  ] as const)('%s: nothing is searched for without a word', async (language, name, said) => {
    show(language);
    await userEvent.type(box(), '  ');
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(box()).toBeInvalid();
    expect(box()).toHaveFocus();
    expect(location.search).toBe('');
    await userEvent.type(box(), 'a');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('searches are remembered here, each can be forgotten and all of them', async () => {
    writeStored('searches', '["水墨画","机械"]');
    show();
    const history = screen.getByRole('region', { name: '搜索历史' });
    expect(within(history).getByRole('link', { name: '机械' })).toHaveAttribute(
      'href',
      `/Search?${new URLSearchParams({ text: '机械' })}`,
    );
    await userEvent.click(within(history).getByRole('button', { name: '删除搜索历史“水墨画”' }));
    expect(within(history).queryByRole('link', { name: '水墨画' })).toBeNull();
    expect(within(history).getByRole('heading')).toHaveFocus();
    expect(localStorage.getItem('searches')).toBe('["机械"]');
    await userEvent.click(within(history).getByRole('button', { name: '清空搜索历史' }));
    expect(screen.queryByRole('region', { name: '搜索历史' })).toBeNull();
    expect(localStorage.getItem('searches')).toBeNull();
  });
});

describe('while typing', () => {
  beforeEach(() => {
    answers['/api/search/suggestions'] = suggestions;
  });

  test('names are suggested, what was typed is marked, the keys choose', async () => {
    show();
    await userEvent.type(box(), '光影');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['光影之间作品', '光影频道频道']);
    expect(options[0]?.querySelector('mark')).toHaveTextContent('光影');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(asked.filter((call) => call.includes('suggestions'))).toEqual(['/api/search/suggestions 光影']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await userEvent.keyboard('{Enter}');
    expect(location.search).toBe(`?${new URLSearchParams({ text: '光影频道', tab: 'channels' })}`);
    expect(screen.getByRole('tab', { name: '频道' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('option')).toBeNull();
    expect(localStorage.getItem('searches')).toBe('["光影频道"]');
  });

  test('Escape closes them, Enter then searches for what was typed', async () => {
    show();
    await userEvent.type(box(), '光影');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    expect(location.search).toBe(`?${new URLSearchParams({ text: '光影' })}`);
  });

  test('a press on one searches for it', async () => {
    show();
    await userEvent.type(box(), '光影');
    await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    expect(box()).toHaveValue('光影之间');
    expect(location.search).toBe(`?${new URLSearchParams({ text: '光影之间', tab: 'works' })}`);
  });

  test('nothing is asked for and nothing is searched while Chinese is composed', async () => {
    show();
    await screen.findByRole('link', { name: '激光' });
    fireEvent.compositionStart(box());
    fireEvent.change(box(), { target: { value: 'guang' } });
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    await act(() => new Promise((done) => setTimeout(done, 200)));
    expect(asked.filter((call) => call.includes('suggestions'))).toEqual([]);
    expect(location.search).toBe('');
    fireEvent.change(box(), { target: { value: '光' } });
    fireEvent.compositionEnd(box());
    await waitFor(() => expect(asked).toContain('/api/search/suggestions 光'));
  });
});

describe('what was found', () => {
  const pageOf = <Item,>(list: Item[]) => ({ list, nextPage: null, hasNextPage: false });

  test('stands in the page as it comes, on the tab of its address, and is not asked for again', async () => {
    const { unmount } = show('zh', '/Search?text=光影', { works: pageOf([work]) });
    expect(screen.getByRole('heading', { name: /光影 ?之间/ })).toBeVisible();
    unmount();
    show('zh', '/Search?text=光影&tab=people', { people: pageOf([person]) });
    expect(screen.getByRole('heading', { name: /光影 ?工作室/ })).toBeVisible();
    expect(searchesMade()).toEqual([]);
  });

  test('that came with the page is noted as searched for; nothing found, or an answer of a call, is not', async () => {
    const noted = () => asked.filter((call) => call === '/api/search/searched').length;
    const { unmount } = show('zh', '/Search?text=光影&tab=people', { people: pageOf([person]) });
    await waitFor(() => expect(noted()).toBe(1));
    unmount();
    answers['/api/discover/search/videos'] = [work];
    show('zh', '/Search?text=水墨', { works: pageOf([]) });
    await userEvent.clear(box());
    await userEvent.type(box(), '光影{Enter}');
    expect(await screen.findByRole('heading', { name: /光影 ?之间/ })).toBeVisible();
    expect(noted()).toBe(1);
  });

  test('what came with the page is not shown for another text', async () => {
    show('zh', '/Search?text=光影', { works: pageOf([work]) });
    await userEvent.clear(box());
    await userEvent.type(box(), '水墨{Enter}');
    expect(await screen.findByText('没有搜索到相关内容')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /光影 ?之间/ })).toBeNull();
  });

  test('comes by kind, with the words marked; a tab that was open keeps its list', async () => {
    answers['/api/discover/search/videos'] = [work];
    answers['/api/discover/search/people'] = [person];
    show('zh', '/Search?text=光影#!zh');
    const title = await screen.findByRole('heading', { name: /光影 ?之间/ });
    expect(title.querySelector('mark')).toHaveTextContent('光影');
    await userEvent.click(screen.getByRole('tab', { name: '用户' }));
    const row = await screen.findByRole('link', { name: /光影 ?工作室/ });
    expect(row).toHaveAttribute('href', '/otherPeople?userId=p1');
    expect(row).toHaveTextContent('企业认证');
    expect(row).toHaveTextContent('1.2万 位粉丝');
    expect(location.search + location.hash).toContain('tab=people#!zh');
    await userEvent.click(screen.getByRole('tab', { name: '作品' }));
    expect(searchesMade()).toHaveLength(2);
  });

  test('the tab of the address is the only one that is asked for', async () => {
    show('zh', '/Search?text=光影&tab=activities');
    expect(await screen.findByRole('tab', { name: '活动', selected: true })).toBeVisible();
    await screen.findByText('没有搜索到相关内容');
    expect(searchesMade()[0]).toBe('/api/discover/search/activities 光影');
  });

  test('project requests are rows on their tab, with the words marked', async () => {
    answers['/api/discover/search/projects'] = [demandItem({ title: '光影之河' })];
    show('zh', '/Search?text=光影&tab=projects');
    const title = await screen.findByRole('heading', { name: /光影 ?之河/ });
    expect(title.querySelector('mark')).toHaveTextContent('光影');
    expect(screen.getByRole('tab', { name: '项目', selected: true })).toBeVisible();
    expect(searchesMade()).toEqual(['/api/discover/search/projects 光影']);
  });

  test.each([
    ['zh', '没有搜索到相关内容', '换个词或少写几个字再试试。', '换个词搜索'],
    ['en', 'No search results', 'Try other words, or fewer of them.', 'Try other words'],
  ] as const)(
    '%s: nothing found says what to do next (specification section 8)',
    async (language, said, hint, again) => {
      show(language, '/Search?text=zzz');
      expect(await screen.findByText(said)).toBeVisible();
      expect(await screen.findByText(hint)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: again }));
      expect(box()).toHaveFocus();
    },
  );

  test('nothing under one tab names those that have something', async () => {
    answers['/api/discover/search/people'] = [person];
    show('en', '/Search?text=光影');
    await userEvent.click(await screen.findByRole('link', { name: 'People 1' }));
    expect(screen.getByRole('tab', { name: 'People' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('heading', { name: /光影 ?工作室/ })).toBeVisible();
  });

  test('going back shows what was searched for before', async () => {
    show('zh', '/Search?text=光影');
    await userEvent.clear(box());
    await userEvent.type(box(), '水墨{Enter}');
    await waitFor(() => expect(searchesMade()).toContain('/api/discover/search/videos 水墨'));
    act(() => history.back());
    await waitFor(() => expect(box()).toHaveValue('光影'));
  });

  test('clearing the box goes back to where nothing is searched for', async () => {
    show('zh', '/Search?text=光影');
    await userEvent.click(await screen.findByRole('button', { name: '清空搜索框' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(location.search).toBe('');
    expect(await screen.findByRole('heading', { name: '热门搜索' })).toBeVisible();
  });

  test('without a connection it says so, and can be tried again', async () => {
    isDown = true;
    show('zh', '/Search?text=光影');
    const retry = await screen.findByRole('button', { name: '重试' }, { timeout: 5000 });
    [isDown, answers['/api/discover/search/videos']] = [false, [work]];
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: /光影 ?之间/ })).toBeVisible();
  });
});
