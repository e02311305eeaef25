import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityItem } from '@/lib/events/activity/contract';
import type { Page } from '@/lib/platform/shared/wire';
import en from '@/messages/en/events/activity-lists.json';
import zh from '@/messages/zh/events/activity-lists.json';
import { activityItem } from '@/test/activity-item';
import type { Answer } from '@/test/answers';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { FilterScreen } from './filter-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const words = { zh: zh.filter, en: en.filter };
const pageOf = (...titles: string[]): Page<ActivityItem> => ({
  list: titles.map((title) => activityItem({ id: title, title })),
  nextPage: null,
  hasNextPage: false,
});
const cities = [{ id: 'CN-310000', name: '上海', activityCount: 3 }];

/** Queries of the calls, without the page. */
let asked: string[];
let answer: (query: URLSearchParams) => Answer;

function show(language: 'zh' | 'en' = 'zh', query = '', first = pageOf('第一个')) {
  history.replaceState(null, '', `/activityFilter${query}`);
  return renderIn(language, <FilterScreen first={first} cities={cities} />);
}

beforeEach(() => {
  standInForIntersections();
  asked = [];
  answer = () => ({ data: pageOf('选中的') });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL((input as Request).url);
    expect(pathname).toBe('/api/activity/list');
    for (const name of ['pageIndex', 'pageSize']) searchParams.delete(name);
    asked.push(String(searchParams));
    return Response.json({ code: 'OK', ...(answer(searchParams) as object) });
  });
});

const chip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { level: 3, name });

test.each(['zh', 'en'] as const)(
  '%s: a chip chooses, stands in the address and can be taken away',
  async (language) => {
    const { filters, all, categories, remove } = words[language];
    show(language);
    expect(await title('第一个')).toBeVisible();
    expect(asked).toEqual([]);
    await userEvent.click(chip(filters.category, categories[2]));
    expect(await title('选中的')).toBeVisible();
    expect(chip(filters.category, all.category)).toHaveAttribute('aria-pressed', 'false');
    expect(location.search).toBe('?category=2');
    expect(asked).toEqual(['category=2&phase=&period=&price=&city=']);
    await userEvent.click(screen.getByRole('button', { name: remove.replace('{name}', categories[2]) }));
    expect(await title('第一个')).toBeVisible();
    expect(location.search).toBe('');
  },
);

test('an address opens what it names, also a city without activities, and the mark that hides the kept list goes', async () => {
  document.documentElement.dataset.chosen = '';
  show('zh', '?phase=coming&period=weekend&city=JP-13&price=dear');
  expect(document.documentElement.dataset.chosen).toBeUndefined();
  expect(await title('选中的')).toBeVisible();
  expect(asked).toEqual(['category=&phase=coming&period=weekend&price=&city=JP-13']);
  const chosen = within(screen.getByRole('group', { name: zh.filter.chosen }));
  expect(chosen.getAllByRole('button').map((one) => one.textContent)).toEqual([
    zh.filter.phases.coming,
    zh.filter.periods.weekend,
    zh.filter.otherCity,
    zh.filter.clear,
  ]);
  expect(screen.getByRole('button', { name: zh.filter.moreChosen.replace('{count}', '2') })).toBeInTheDocument();
  await userEvent.click(chosen.getByRole('button', { name: zh.filter.clear }));
  await waitFor(() => expect(location.search).toBe(''));
});

test('where nothing matches it says so and leads out', async () => {
  answer = () => ({ data: pageOf() });
  show('zh', '?price=free');
  expect(await screen.findByText(zh.filter.none.title)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: zh.filter.none.clear }));
  expect(await title('第一个')).toBeVisible();
});

test('where there never was one it leads home', () => {
  show('en', '', pageOf());
  expect(screen.getByText(en.filter.none.titleOfAll)).toBeVisible();
  expect(screen.getByRole('link', { name: en.filter.none.home })).toHaveAttribute('href', '/en');
});
