import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EntryCounts } from '@/lib/events/entry/client/desk';
import en from '@/messages/en/events/entry-desk.json';
import states from '@/messages/zh/events/entry.json';
import zh from '@/messages/zh/events/entry-desk.json';
import { answerCalls } from '@/test/answers';
import { contestEntry } from '@/test/contest-entry';
import { standInForIntersections } from '@/test/intersections';
import { onePage } from '@/test/own-works';
import { renderIn } from '@/test/render';
import { DeskListScreen } from './desk-list-screen';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

const counts: EntryCounts = {
  states: [
    { state: 'submitted', count: 5 },
    { state: 'submitFailed', count: 1 },
  ],
  categories: [{ categoryId: 'film', count: 6 }],
  unchecked: 2,
  firstUncheckedId: 'e7',
};
const categories = [
  { id: 'film', name: '影像' },
  { id: 'space', name: '空间' },
];

function show(query = '', first = counts, list = [contestEntry()], language: 'zh' | 'en' = 'zh') {
  standInForIntersections();
  history.replaceState(null, '', `/activityManage/c1/contest/entries${query}`);
  answerCalls({
    '/api/entry/desk/counts': { data: first },
    '/api/entry/desk/list': () => ({ data: onePage(list) }),
  });
  renderIn(language, <DeskListScreen {...{ categories, first }} contestId="c1" isOpen={true} files={<p>票数</p>} />);
}

/** What the list was asked for. */
const asked = () =>
  jest.mocked(fetch).mock.calls.flatMap(([input]) => {
    const { pathname, searchParams } = new URL((input as Request).url);
    return pathname.endsWith('/list') ? [[searchParams.get('state'), searchParams.get('categoryId')].join('/')] : [];
  });
const chip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });

test('what waits for a check comes first, and leads to the first of these', () => {
  show();
  expect(screen.getByRole('heading', { name: '2 件作品等待审查' })).toBeVisible();
  expect(screen.getByRole('link', { name: zh.waiting.begin })).toHaveAttribute(
    'href',
    '/activityManage/c1/contest/entries/e7',
  );
});

test('where nothing waits it says so', () => {
  show('', { ...counts, unchecked: 0, firstUncheckedId: null });
  expect(screen.getByRole('heading', { name: zh.waiting.none })).toBeVisible();
  expect(screen.queryByRole('link', { name: zh.waiting.begin })).toBeNull();
});

test('states and categories say how many there are; what is chosen stands in the address', async () => {
  show();
  expect(await screen.findByRole('link', { name: /一盏灯.*墨.*影像.*¥80.*待审查/ })).toBeVisible();
  const [state, category] = [zh.filter.state, zh.filter.category];
  expect(
    within(screen.getByRole('group', { name: state }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['全部 6', '待审查 2', `${states.state.submitted} 5`, `${states.state.submitFailed} 1`]);
  await userEvent.click(chip(state, '待审查 2'));
  await userEvent.click(chip(category, '影像 6'));
  expect(location.search).toBe('?state=unchecked&category=film');
  await waitFor(() => expect(asked()).toEqual(['/', 'unchecked/', 'unchecked/film']));
});

test('an address opens what it names; where nothing matches a press shows all', async () => {
  show('?state=awarded&category=space', counts, []);
  expect(await screen.findByText(zh.noneFound.title)).toBeVisible();
  expect(chip(zh.filter.state, `${states.state.awarded} 0`)).toHaveAttribute('aria-pressed', 'true');
  expect(asked()).toEqual(['awarded/space']);
  await userEvent.click(screen.getByRole('button', { name: zh.noneFound.all }));
  await waitFor(() => expect(asked()).toEqual(['awarded/space', '/']));
  expect(location.search).toBe('');
});

test('a state that no address has is left out', () => {
  show('?state=draft');
  expect(chip(zh.filter.state, '全部 6')).toHaveAttribute('aria-pressed', 'true');
});

test('before the first entry it says what comes', () => {
  show('', { states: [], categories: [], unchecked: 0, firstUncheckedId: null }, [], 'en');
  expect(screen.getByText(en.none.text)).toBeVisible();
  expect(screen.getByRole('link', { name: en.none.setup })).toHaveAttribute('href', '/en/activityManage/c1/contest');
  expect(screen.queryByText('票数')).toBeNull();
});

test('the entries are saved as a file, and the votes beside them', async () => {
  show();
  expect(screen.getByText('票数')).toBeVisible();
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: () => 'blob:entries', revokeObjectURL: () => {} });
  jest.mocked(fetch).mockImplementation(async (input) => {
    expect((input as Request).url).toContain('/api/entry/desk/export?contestId=c1');
    return new Response('csv', { headers: { 'Content-Disposition': "attachment; filename*=UTF-8''entries.csv" } });
  });
  await userEvent.click(screen.getByRole('button', { name: zh.export.entries }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
});

test('entries are found by a text, which the address keeps', async () => {
  show('?q=12');
  const field = screen.getByRole('searchbox', { name: zh.search.label });
  expect(field).toHaveValue('12');
  const texts = () =>
    jest
      .mocked(fetch)
      .mock.calls.flatMap(([input]) => new URL((input as Request).url))
      .filter(({ pathname }) => pathname.endsWith('/list'))
      .map(({ searchParams }) => searchParams.get('text'));
  await waitFor(() => expect(texts()).toEqual(['12']));
  await userEvent.clear(field);
  await userEvent.type(field, '夜');
  await waitFor(() => expect(texts().at(-1)).toBe('夜'));
  expect(new URLSearchParams(location.search).get('q')).toBe('夜');
});
