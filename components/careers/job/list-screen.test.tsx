import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JobItem, RecommendedJob } from '@/lib/careers/job/contract';
import { restoreSession } from '@/lib/platform/client/session-store';
import { removeStored, writeStored } from '@/lib/platform/client/storage';
import type { Page } from '@/lib/platform/shared/wire';
import en from '@/messages/en/careers/job-list.json';
import zh from '@/messages/zh/careers/job-list.json';
import { standInForIntersections } from '@/test/intersections';
import { jobItem } from '@/test/job-item';
import { renderIn } from '@/test/render';
import { ListScreen } from './list-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const pageOf = (...titles: string[]): Page<JobItem> => ({
  list: titles.map((title) => jobItem({ id: title, title })),
  nextPage: null,
  hasNextPage: false,
});

/** Queries of the list, without the page and what is not chosen. */
let asked: string[];
let found: Page<JobItem>;
let recommended: RecommendedJob[];

function show(language: 'zh' | 'en' = 'zh', query = '', first = pageOf('第一个')) {
  history.replaceState(null, '', `/jobs/home${query}`);
  const cities = [{ id: 'CN-310000', name: '上海', jobCount: 3 }];
  return renderIn(language, <ListScreen first={first} cities={cities} offer={<p>套餐</p>} />);
}

beforeEach(() => {
  standInForIntersections();
  asked = [];
  found = pageOf('选中的');
  recommended = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL((input as Request).url);
    if (pathname === '/api/job/recommended') return Response.json({ code: 'OK', data: recommended });
    expect(pathname).toBe('/api/job/list');
    const chosen = [...searchParams].filter(([name, value]) => !name.startsWith('page') && value !== '');
    asked.push(String(new URLSearchParams(chosen)));
    return Response.json({ code: 'OK', data: found });
  });
});
afterEach(() => {
  for (const key of ['auth_token', 'isLogin'] as const) removeStored(key);
  restoreSession();
});

const chip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { level: 3, name });

test.each([
  ['zh', zh, '实习'],
  ['en', en, 'Internship'],
] as const)('%s: a chip chooses, stands in the address and can be taken away', async (language, words, internship) => {
  show(language);
  expect(await title('第一个')).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.click(chip(words.filters.type, internship));
  expect(await title('选中的')).toBeVisible();
  expect(location.search).toBe('?type=internship');
  expect(asked).toEqual(['type=internship&salary=0&remote=false&orderBy=newest']);
  await userEvent.click(screen.getByRole('button', { name: words.remove.replace('{name}', internship) }));
  expect(await title('第一个')).toBeVisible();
  expect(location.search).toBe('');
});

test('an address opens what it names, and the mark that hides the kept list goes', async () => {
  document.documentElement.dataset.chosen = '';
  show('zh', '?city=JP-13&salary=10000&remote=true&education=none&orderBy=salary');
  expect(document.documentElement.dataset.chosen).toBeUndefined();
  expect(await title('选中的')).toBeVisible();
  expect(asked).toEqual(['city=JP-13&salary=10000&remote=true&orderBy=salary']);
  const chosen = within(screen.getByRole('group', { name: zh.chosen }));
  expect(chosen.getAllByRole('button').map((one) => one.textContent)).toEqual([
    ...[zh.otherCity, '10,000 元/月以上', zh.remote, zh.clear],
  ]);
  expect(chip(zh.orders.label, zh.orders.salary)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(chosen.getByRole('button', { name: zh.clear }));
  await waitFor(() => expect(location.search).toBe(''));
});

test('a search is as one types, has its own order, and goes with its chip', async () => {
  show();
  const field = screen.getByRole('searchbox', { name: zh.search.label });
  await userEvent.type(field, '灯光');
  expect(await title('选中的')).toBeVisible();
  expect(asked.at(-1)).toBe(`${new URLSearchParams({ text: '灯光' })}&salary=0&remote=false&orderBy=newest`);
  expect(screen.getByText(zh.orders.best)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: zh.remove.replace('{name}', '灯光') }));
  expect(await title('第一个')).toBeVisible();
  await waitFor(() => expect(field).toHaveValue(''));
});

test('where nothing fits it says so and leads out; where there never was one, home', async () => {
  found = pageOf();
  const { unmount } = show('zh', '?salary=50000');
  expect(await screen.findByText(zh.none.title)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: zh.none.clear }));
  expect(await title('第一个')).toBeVisible();
  unmount();
  show('en', '', pageOf());
  expect(screen.getByText(en.none.titleOfAll)).toBeVisible();
});

test('who has logged in is shown what suits them and why, while nothing is chosen', async () => {
  writeStored('auth_token', 'token');
  writeStored('isLogin', true);
  restoreSession();
  recommended = [{ ...jobItem({ id: 'r', title: '适合的' }), reasons: ['profession', 'city'] }];
  show();
  const part = within(await screen.findByRole('region', { name: zh.recommended.title }));
  expect(part.getByText('推荐理由：与你的职业相同、在你的城市')).toBeVisible();
  await userEvent.click(chip(zh.filters.city, '上海'));
  expect(screen.queryByRole('region', { name: zh.recommended.title })).toBeNull();
});
