import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArticleItem, ArticleSubjects } from '@/lib/community/article/contract';
import type { Page } from '@/lib/platform/shared/wire';
import en from '@/messages/en/community/article.json';
import zh from '@/messages/zh/community/article.json';
import { articleItem } from '@/test/article-item';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { IndexScreen } from './index-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const pageOf = (...titles: string[]): Page<ArticleItem> => ({
  list: titles.map((title) => articleItem({ id: title, title })),
  nextPage: null,
  hasNextPage: false,
});
const subjects: ArticleSubjects = {
  topics: [
    { id: 'light', title: '光绘', titleLanguage: 'zh', articleCount: 9 },
    { id: 'sound', title: '声音', titleLanguage: 'zh', articleCount: 4 },
  ],
  tags: [{ tag: '展览', articleCount: 5 }],
};

/** Queries of the lists that were asked for, without the page. */
let asked: string[];
let answer: (query: URLSearchParams) => Page<ArticleItem>;

function show(language: 'zh' | 'en' = 'zh', query = '', change: Partial<Parameters<typeof IndexScreen>[0]> = {}) {
  history.replaceState(null, '', `/articleIndex${query}`);
  const parts = { first: pageOf('第一篇', '第二篇'), featured: null, subjects, ...change };
  return renderIn(language, <IndexScreen {...parts} />);
}

beforeEach(() => {
  standInForIntersections();
  window.scrollTo = jest.fn();
  asked = [];
  answer = () => pageOf('选中的');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL((input as Request).url);
    if (pathname === '/api/article/subjects') {
      const tags = [{ tag: '光涂鸦', articleCount: 2 }];
      return Response.json({ code: 'OK', data: { topics: [], tags } });
    }
    expect(pathname).toBe('/api/article/list');
    for (const name of ['pageIndex', 'pageSize']) searchParams.delete(name);
    asked.push(decodeURIComponent(String(searchParams)));
    return Response.json({ code: 'OK', data: answer(searchParams) });
  });
});

const chip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { level: 3, name });

test('all articles come with the page, the featured one above them and not among them', async () => {
  show('zh', '', { featured: articleItem({ id: '第二篇', title: '第二篇' }) });
  expect(await title('第一篇')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '第二篇' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 3, name: '第二篇' })).toBeNull();
  expect(asked).toEqual([]);
});

test('a channel brings its own tags; both stand in the address and can be taken away', async () => {
  show('zh', '', { featured: articleItem({ id: 'lead', title: '推荐' }) });
  await userEvent.click(chip(zh.index.channels, '光绘'));
  expect(await title('选中的')).toBeVisible();
  expect(screen.queryByRole('heading', { name: '推荐' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '# 光涂鸦' }));
  await userEvent.click(chip(zh.index.order, zh.index.orders.liked));
  expect(new URLSearchParams(location.search).toString()).toBe(
    new URLSearchParams({ topicId: 'light', tag: '光涂鸦', order: 'liked' }).toString(),
  );
  await waitFor(() => expect(asked).toContain('topicId=light&tag=光涂鸦&orderBy=liked'));
  // The tags of another channel are others.
  await userEvent.click(chip(zh.index.channels, '声音'));
  expect(location.search).toBe('?topicId=sound&order=liked');
  await userEvent.click(chip(zh.index.channels, zh.index.allChannels));
  await userEvent.click(chip(zh.index.order, zh.index.orders.latest));
  expect(await title('第一篇')).toBeVisible();
  expect(location.search).toBe('');
});

test('an address opens what it names, and the mark that hides the kept list goes', async () => {
  document.documentElement.dataset.chosen = '';
  show('zh', `?tag=${encodeURIComponent('少见')}&order=liked`);
  expect(screen.queryByRole('heading', { level: 3, name: '第一篇' })).toBeNull();
  expect(document.documentElement.dataset.chosen).toBeUndefined();
  expect(await title('选中的')).toBeVisible();
  expect(asked).toEqual(['topicId=&tag=少见&orderBy=liked']);
  expect(chip(zh.index.tags, '# 少见')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(chip(zh.index.tags, '# 少见'));
  expect(location.search).toBe('?order=liked');
  await userEvent.click(chip(zh.index.order, zh.index.orders.latest));
  expect(await title('第一篇')).toBeVisible();
});

test('the screen keeps its choice when it is left, and says it in a bare address', async () => {
  const view = show();
  await userEvent.click(chip(zh.index.channels, '光绘'));
  expect(await title('选中的')).toBeVisible();
  view.unmount();
  show();
  expect(await title('选中的')).toBeVisible();
  await waitFor(() => expect(location.search).toBe('?topicId=light'));
  await userEvent.click(chip(zh.index.channels, '光绘'));
  expect(location.search).toBe('');
});

test('where nothing matches it says so and leads back to all', async () => {
  answer = () => pageOf();
  show('zh', '?topicId=nothing');
  expect(await screen.findByText(zh.index.none.title)).toBeVisible();
  expect(chip(zh.index.channels, zh.index.otherChannel)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: zh.index.none.clear }));
  expect(await title('第一篇')).toBeVisible();
  expect(location.search).toBe('');
});

test('where nothing was ever published it leads to writing', () => {
  show('en', '', { first: pageOf() });
  expect(screen.getByText(en.index.none.titleOfAll)).toBeVisible();
  const links = screen.getAllByRole('link', { name: en.index.write });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/articleIndex/new', '/en/articleIndex/new']);
});
