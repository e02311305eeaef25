import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { z } from 'zod';
import type { Remote } from '@/lib/platform/client/remote';
import { toastQueue } from '@/lib/platform/client/toast';
import type { Page } from '@/lib/platform/shared/wire';
import en from '@/messages/en/base/staff.json';
import zh from '@/messages/zh/base/staff.json';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { type Column, ConsoleTable } from './card-table';

jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
}));

interface Row {
  id: string;
  name: string;
  price: number;
}

const endpoint: Remote<z.ZodType, z.ZodType<Page<Row>>> = { method: 'GET', path: '/api/things' };
const columns: Column<Row>[] = [
  { key: 'name', title: '名称', sort: 'name', phone: 'title', cell: ({ name }) => name, text: ({ name }) => name },
  { key: 'price', title: '价格', sort: 'price', align: 'end', cell: ({ price }) => price, text: ({ price }) => price },
  { key: 'act', title: '处理', cell: ({ name }) => <button type="button">处理 {name}</button> },
];
const things = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${from + index}`, name: `物 ${from + index}`, price: index }));

/** Rows on the server, the calls it received, and what makes them fail. */
let stored: Row[];
let asked: Record<string, string>[];
let gate: (signal: AbortSignal) => Promise<void>;

const pass = async () => {};

beforeEach(() => {
  history.replaceState(null, '', '/');
  [stored, asked, gate] = [things(1, 3), [], pass];
  toastQueue.take();
  Element.prototype.scrollIntoView = jest.fn();
  standInForDialogs();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { url, signal } = input as Request;
    const query = Object.fromEntries(new URL(url).searchParams);
    asked.push(query);
    await gate(signal);
    const [pageIndex, pageSize] = [Number(query.pageIndex), Number(query.pageSize)];
    const found = stored.filter(({ name }) => name.includes(query.search ?? ''));
    const list = found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
    const hasNextPage = found.length > pageIndex * pageSize;
    return Response.json({ code: 'OK', data: { list, hasNextPage, nextPage: hasNextPage ? pageIndex + 1 : null } });
  });
});

const show = (language: 'zh' | 'en' = 'zh') =>
  renderIn(
    language,
    <ConsoleTable<Row>
      name="things"
      label="物品"
      endpoint={endpoint}
      columns={columns}
      search="找物品"
      filters={[{ name: 'state', label: '状态', options: [{ value: 'new', label: '新的' }] }]}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/staff/things/${id}`}
      rowLabel={({ name }) => name}
      sort={{ first: 'price', order: 'desc' }}
      empty={{ title: '还没有物品' }}
    />,
  );
const names = () => screen.getAllByRole('link').map((link) => link.textContent);
const ready = () => screen.findByRole('link', { name: '物 1' });
const button = (name: string) => screen.getByRole('button', { name });
const query = () => new URLSearchParams(location.search).toString();

test('shows its rows; the column that heads them opens them', async () => {
  show();
  expect(screen.getByRole('table', { name: '物品' })).toHaveAttribute('aria-busy', 'true');
  await ready();
  expect(names()).toEqual(['物 1', '物 2', '物 3']);
  expect(screen.getByRole('link', { name: '物 2' })).toHaveAttribute('href', '/staff/things/2');
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  expect(asked).toEqual([{ pageIndex: '1', pageSize: '30', sort: 'price', order: 'desc' }]);
});

test('sorts by its headings, which say so', async () => {
  show();
  await ready();
  const [name, price, plain] = screen.getAllByRole('columnheader');
  expect([name, price, plain].map((head) => head?.getAttribute('aria-sort'))).toEqual(['none', 'descending', null]);
  await userEvent.click(button('价格'));
  expect(price).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(button('名称'));
  expect(name).toHaveAttribute('aria-sort', 'descending');
  expect(asked.map(({ sort, order }) => `${sort} ${order}`)).toEqual(['price desc', 'price asc', 'name desc']);
  expect(query()).toBe('sort=name');
});

test('begins as its address says', async () => {
  history.replaceState(null, '', '/?search=2&sort=name&order=asc&state=new');
  show();
  await screen.findByRole('link', { name: '物 2' });
  expect(asked).toEqual([{ pageIndex: '1', pageSize: '30', sort: 'name', order: 'asc', search: '2', state: 'new' }]);
  expect(screen.getByRole('searchbox')).toHaveValue('2');
  expect(screen.getByRole('combobox', { name: '状态' })).toHaveValue('new');
});

test('searches a moment after the last letter, and clears what finds nothing', async () => {
  show();
  await ready();
  await userEvent.type(screen.getByRole('searchbox', { name: '找物品' }), '没有');
  expect(asked).toHaveLength(1);
  expect(await screen.findByText(zh.table.noMatch)).toBeVisible();
  expect(asked.slice(1).map(({ search }) => search)).toEqual(['没有']);
  await userEvent.click(button(zh.table.clear));
  await ready();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(query()).toBe('');
});

test('filters, from the first page on', async () => {
  stored = things(1, 70);
  history.replaceState(null, '', '/?page=2');
  show();
  await screen.findByRole('link', { name: '物 31' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '状态' }), '新的');
  await ready();
  expect(asked.at(-1)).toMatchObject({ pageIndex: '1', state: 'new' });
  expect(query()).toBe('state=new');
});

test('pages, and keeps a page until the next one is there', async () => {
  stored = things(1, 61);
  show();
  await ready();
  expect(button(zh.table.previous)).toBeDisabled();
  let open = () => {};
  gate = () => new Promise((done) => (open = done));
  await userEvent.click(button(zh.table.next));
  expect(screen.getByRole('link', { name: '物 1' })).toBeVisible();
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  gate = pass;
  open();
  await screen.findByRole('link', { name: '物 31' });
  expect(screen.getByText('第 2 页')).toHaveAttribute('aria-current', 'page');
  await userEvent.click(button(zh.table.next));
  await screen.findByRole('link', { name: '物 61' });
  expect(button(zh.table.next)).toBeDisabled();
  expect(query()).toBe('page=3');
});

test('follows the way back, whatever is being typed', async () => {
  history.replaceState(null, '', '/?search=2');
  show();
  await screen.findByRole('link', { name: '物 2' });
  await userEvent.type(screen.getByRole('searchbox'), '9');
  history.replaceState(null, '', '/');
  await userEvent.click(button(zh.table.keys.open));
  await ready();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(asked.map(({ search }) => search)).toEqual(['2', undefined]);
});

test('follows the way back before the router says so', async () => {
  show();
  await ready();
  history.replaceState(null, '', '/?search=2');
  act(() => dispatchEvent(new PopStateEvent('popstate')));
  await waitFor(() => expect(names()).toEqual(['物 2']));
});

test('says that there is nothing, or nothing on this page any more', async () => {
  stored = [];
  history.replaceState(null, '', '/?page=2');
  show();
  await userEvent.click(await screen.findByRole('button', { name: zh.table.firstPage }));
  expect(await screen.findByText('还没有物品')).toBeVisible();
});

test('says what went wrong, and tries again', async () => {
  gate = () => Promise.reject(new TypeError('offline'));
  show('en');
  expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toHaveTextContent('There is no connection');
  gate = pass;
  await userEvent.click(button('Try again'));
  await ready();
  gate = () => Promise.reject(new TypeError('offline'));
  await userEvent.click(button(en.table.refresh));
  // The loaded rows stay.
  expect(await screen.findByRole('alert', {}, { timeout: 4000 })).toBeVisible();
  expect(screen.getByRole('link', { name: '物 1' })).toBeVisible();
});

test('keys work it: search, rows, refresh, help', async () => {
  show();
  await ready();
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: '物 1' })).toHaveFocus();
  await userEvent.keyboard('j{ArrowDown}j');
  expect(screen.getByRole('link', { name: '物 3' })).toHaveFocus();
  await userEvent.keyboard('k{ArrowUp}');
  expect(screen.getByRole('link', { name: '物 1' })).toHaveFocus();
  await userEvent.keyboard('r');
  await waitFor(() => expect(asked).toHaveLength(2));
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('j?');
  expect(screen.getByRole('searchbox')).toHaveValue('j?');
});

test('keys are told, and can be turned off for good', async () => {
  const { unmount } = show();
  await ready();
  await userEvent.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: zh.table.keys.title });
  expect(within(dialog).getByText(zh.table.keys.openRow)).toBeVisible();
  // The table's keys do nothing behind the dialog.
  await userEvent.keyboard('/j');
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
  expect(screen.getByRole('link', { name: '物 1' })).not.toHaveFocus();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: zh.table.keys.areOn }));
  await userEvent.click(within(dialog).getByRole('button', { name: zh.table.keys.close }));
  unmount();
  show();
  await ready();
  await userEvent.keyboard('?j');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: '物 1' })).not.toHaveFocus();
  await userEvent.click(button(zh.table.keys.open));
  await userEvent.click(screen.getByRole('checkbox', { name: zh.table.keys.areOn }));
  expect({ ...localStorage }).toEqual({});
});

test('its export reads what it shows', async () => {
  stored = things(1, 150);
  history.replaceState(null, '', '/?search=物&sort=name&page=2');
  show();
  await screen.findByRole('link', { name: '物 31' });
  gate = (signal) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
  await userEvent.keyboard('e');
  await userEvent.click(button(zh.table.exportStop));
  await waitFor(() => expect(button(zh.table.export)).toBeVisible());
  expect(asked.at(-1)).toMatchObject({ pageIndex: '1', pageSize: '100', search: '物', sort: 'name' });
  expect(toastQueue.take()).toEqual([]);
});
