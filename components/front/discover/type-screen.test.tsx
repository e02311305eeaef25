import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Page } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/works/work/contract';
import en from '@/messages/en/front/discover-type.json';
import enCategories from '@/messages/en/works/work-category.json';
import zh from '@/messages/zh/front/discover-type.json';
import client from '@/messages/zh/platform/client.json';
import zhCategories from '@/messages/zh/works/work-category.json';
import type { Answer } from '@/test/answers';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { TypeScreen } from './type-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const work = (id: string): VideoItem => ({
  ...{
    videoId: id,
    thumb: null,
    duration: 60,
    title: id,
    titleLanguage: 'zh',
    name: id,
    nickName: '林一',
    verification: 'none' as const,
  },
  viewCount: 1,
});
const pageOf = (...ids: string[]): Page<VideoItem> => ({ list: ids.map(work), nextPage: null, hasNextPage: false });
const industries = [
  { id: 'stage', name: '舞台' },
  { id: 'music', name: '音乐' },
];
const words = {
  zh: { ...zh, categories: zhCategories },
  en: { ...en, categories: enCategories },
};
const path = '/api/video/browse';

/** Queries of the calls, without the page. */
let asked: string[];
let answer: (query: URLSearchParams) => Answer;

function show(language: 'zh' | 'en' = 'zh', query = '', first = pageOf('第一件')) {
  history.replaceState(null, '', `/type${query}`);
  return renderIn(language, <TypeScreen first={first} industries={industries} />);
}

beforeEach(() => {
  standInForIntersections();
  asked = [];
  answer = () => ({ data: pageOf('选中的') });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL((input as Request).url);
    expect(pathname).toBe(path);
    for (const name of ['pageIndex', 'pageSize']) searchParams.delete(name);
    asked.push(String(searchParams));
    const given = answer(searchParams);
    return Response.json({ code: 'OK', ...(given as object) });
  });
});

const chip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { level: 3, name });

test('all works come with the page and are not asked for', async () => {
  show();
  expect(await title('第一件')).toBeVisible();
  expect(screen.getByText(client.end)).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test.each(['zh', 'en'] as const)(
  '%s: a chip chooses, stands in the address and can be taken away',
  async (language) => {
    const { filters, all, remove, categories } = words[language];
    show(language);
    await userEvent.click(chip(filters.category, categories.light));
    expect(await title('选中的')).toBeVisible();
    expect(chip(filters.category, categories.light)).toHaveAttribute('aria-pressed', 'true');
    expect(chip(filters.category, all.category)).toHaveAttribute('aria-pressed', 'false');
    expect(location.search).toBe('?category=light');
    expect(asked).toEqual(['category=light&industry=&length=&original=&order=new']);
    await userEvent.click(screen.getByRole('button', { name: remove.replace('{name}', categories.light) }));
    expect(await title('第一件')).toBeVisible();
    expect(location.search).toBe('');
  },
);

test('an address opens what it names, and the mark that hides the kept list goes', async () => {
  document.documentElement.dataset.chosen = '';
  show('zh', '?industry=stage&length=long&original=true&order=hot&category=wizardry');
  expect(screen.queryByRole('heading', { level: 3, name: '第一件' })).toBeNull();
  expect(document.documentElement.dataset.chosen).toBeUndefined();
  expect(await title('选中的')).toBeVisible();
  expect(asked).toEqual(['category=&industry=stage&length=long&original=true&order=hot']);
  const chosen = within(screen.getByRole('group', { name: zh.chosen }));
  expect(chosen.getAllByRole('button').map((one) => one.textContent)).toEqual([
    '舞台',
    zh.lengths.long,
    zh.originals.true,
    zh.clear,
  ]);
  expect(screen.getByRole('button', { name: zh.moreChosen.replace('{count}', '3') })).toBeInTheDocument();
  await userEvent.click(chosen.getByRole('button', { name: zh.clear }));
  await waitFor(() => expect(location.search).toBe('?order=hot'));
  expect(screen.queryByRole('group', { name: zh.chosen })).toBeNull();
});

test('where nothing matches it says so and leads out', async () => {
  answer = (query) => ({ data: query.get('category') ? pageOf() : pageOf('其他') });
  show('zh', '?category=bioart');
  expect(await screen.findByText(zh.none.title)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: zh.none.clear }));
  expect(await title('第一件')).toBeVisible();
});

test('where nothing was ever published it leads home', () => {
  show('en', '', pageOf());
  expect(screen.getByText(en.none.titleOfAll)).toBeVisible();
  expect(screen.getByRole('link', { name: en.none.home })).toHaveAttribute('href', '/en');
});

test('the other filters open by their button', async () => {
  show();
  const button = screen.getByRole('button', { name: zh.more });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(chip(zh.filters.length, zh.lengths.short));
  expect(await title('选中的')).toBeVisible();
  await userEvent.click(chip(zh.filters.length, zh.lengths.short));
  expect(await title('第一件')).toBeVisible();
});
