import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DemandItem } from '@/lib/careers/demand/contract';
import type { Page } from '@/lib/platform/shared/wire';
import kindsEn from '@/messages/en/careers/demand.json';
import en from '@/messages/en/careers/demand-list.json';
import kindsZh from '@/messages/zh/careers/demand.json';
import zh from '@/messages/zh/careers/demand-list.json';
import type { Answer } from '@/test/answers';
import { demandItem } from '@/test/demand-item';
import { standInForIntersections } from '@/test/intersections';
import { renderIn } from '@/test/render';
import { ListScreen } from './list-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const words = { zh: { ...zh, kind: kindsZh.kind }, en: { ...en, kind: kindsEn.kind } };
const pageOf = (...titles: string[]): Page<DemandItem> => ({
  list: titles.map((title) => demandItem({ id: title, title })),
  nextPage: null,
  hasNextPage: false,
});
const cities = [{ id: 'CN-310000', name: '上海', demandCount: 3 }];

/** Queries of the calls, without the page. */
let asked: string[];
let answer: (query: URLSearchParams) => Answer;

function show(language: 'zh' | 'en' = 'zh', query = '', first = pageOf('第一个')) {
  history.replaceState(null, '', `/findProject${query}`);
  return renderIn(language, <ListScreen first={first} cities={cities} />);
}

beforeEach(() => {
  standInForIntersections();
  asked = [];
  answer = () => ({ data: pageOf('选中的') });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL((input as Request).url);
    expect(pathname).toBe('/api/demand/list');
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
    const { filters, all, kind, remove } = words[language];
    show(language);
    expect(await title('第一个')).toBeVisible();
    expect(asked).toEqual([]);
    await userEvent.click(chip(filters.kind, kind.film));
    expect(await title('选中的')).toBeVisible();
    expect(chip(filters.kind, all.kind)).toHaveAttribute('aria-pressed', 'false');
    expect(location.search).toBe('?kind=film');
    expect(asked).toEqual(['kind=film&budget=&city=&within=&order=newest']);
    await userEvent.click(screen.getByRole('button', { name: remove.replace('{name}', kind.film) }));
    expect(await title('第一个')).toBeVisible();
    expect(location.search).toBe('');
  },
);

test('an address opens what it names, and the mark that hides the kept list goes; the order stays when filters go', async () => {
  document.documentElement.dataset.chosen = '';
  show('zh', '?budget=open&within=7&city=JP-13&order=budget');
  expect(document.documentElement.dataset.chosen).toBeUndefined();
  expect(await title('选中的')).toBeVisible();
  expect(asked).toEqual(['kind=&budget=open&city=JP-13&within=7&order=budget']);
  const chosen = within(screen.getByRole('group', { name: zh.chosen }));
  expect(chosen.getAllByRole('button').map((one) => one.textContent)).toEqual([
    zh.budgets.open,
    zh.otherCity,
    zh.days.replace('{count}', '7'),
    zh.clear,
  ]);
  expect(screen.getByRole('button', { name: zh.moreChosen.replace('{count}', '3') })).toBeInTheDocument();
  await userEvent.click(chosen.getByRole('button', { name: zh.clear }));
  await waitFor(() => expect(location.search).toBe('?order=budget'));
  await userEvent.click(chip(zh.filters.order, zh.orders.newest));
  expect(await title('第一个')).toBeVisible();
  expect(location.search).toBe('');
});

test('where nothing matches it says so and leads out', async () => {
  answer = () => ({ data: pageOf() });
  show('zh', '?kind=xr');
  expect(await screen.findByText(zh.none.title)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: zh.none.clear }));
  expect(await title('第一个')).toBeVisible();
});

test('where there never was one it says how it works', () => {
  show('en', '', pageOf());
  expect(screen.getByText(en.none.titleOfAll)).toBeVisible();
  expect(screen.getByRole('link', { name: en.none.how })).toHaveAttribute('href', '/en/project');
  expect(screen.getByRole('link', { name: en.post })).toHaveAttribute('href', '/en/projectManage/new');
});
