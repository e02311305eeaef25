import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContentRow } from '@/lib/base/content/contract';
import en from '@/messages/en/base/content-console.json';
import zh from '@/messages/zh/base/content-console.json';
import { answerCalls } from '@/test/answers';
import { standInForDialogs } from '@/test/dialogs';
import { renderIn } from '@/test/render';
import { PagesConsole } from './console-pages';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  useSearchParams: () => new URLSearchParams(location.search),
  useRouter: () => ({ push, replace: push, refresh: () => {} }),
}));
standInForDialogs();

const row: ContentRow = {
  id: 'ticket-rules',
  kind: 'legal',
  title: '票务规则',
  version: 3,
  publishedAt: '2026-11-20T10:00:00.000+08:00',
  hasDraft: true,
  isTranslated: false,
  editor: '林',
  updatedAt: '2026-11-20T12:30:00.000+08:00',
};
const list = { '/api/content/pages': { data: { list: [row], nextPage: null, hasNextPage: false } } };

beforeEach(() => {
  push.mockClear();
});

test('the list says what each page is, how it stands and who has touched it', async () => {
  answerCalls(list);
  renderIn('en', <PagesConsole />);
  const table = await screen.findByRole('table', { name: en.title });
  const link = await within(table).findByRole('link', { name: row.title });
  expect(link).toHaveAttribute('href', '/en/staff/content/ticket-rules');
  const cells = within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual([
    ...['票务规则', en.rowStates.changed, en.kinds.legal, 'ticket-rules', '3', en.isTranslated.no, '林'],
    ...['2026-11-20 10:00', '2026-11-20 12:30'],
  ]);
  const filter = screen.getByRole('combobox', { name: en.state });
  expect(within(filter).getByRole('option', { name: en.stateFilter.draft })).toHaveValue('draft');
});

const sheet = () => within(screen.getByRole('dialog', { name: zh.newPage.open }));
async function make(title: string, id: string) {
  await userEvent.click(screen.getByRole('button', { name: zh.newPage.open }));
  await userEvent.type(sheet().getByLabelText(zh.newPage.title), title);
  await userEvent.type(sheet().getByLabelText(zh.newPage.id), id);
  await userEvent.selectOptions(sheet().getByLabelText(zh.newPage.kind), zh.kinds.legal);
  await userEvent.click(sheet().getByRole('button', { name: zh.newPage.create }));
}

test('a new page begins with its id, kind and title, and opens', async () => {
  const calls = answerCalls({ ...list, '/api/content/create': { data: { ...row, id: 'refunds' } } });
  renderIn('zh', <PagesConsole />);
  await make('退款', 'refunds');
  await waitFor(() => expect(push).toHaveBeenCalledWith('/staff/content/refunds'));
  expect(calls.find(({ path }) => path === '/api/content/create')?.fields).toEqual({
    id: 'refunds',
    kind: 'legal',
    title: '退款',
  });
});

test('an id that is taken, or is none, is refused at its field', async () => {
  const calls = answerCalls({ ...list, '/api/content/create': { code: 'Changed' } });
  renderIn('zh', <PagesConsole />);
  await make('退款', 'Refunds!');
  await waitFor(() => expect(sheet().getByLabelText(zh.newPage.id)).toHaveAccessibleDescription(zh.rules.id));
  expect(calls.some(({ path }) => path === '/api/content/create')).toBe(false);
  await userEvent.clear(sheet().getByLabelText(zh.newPage.id));
  await userEvent.type(sheet().getByLabelText(zh.newPage.id), 'refunds');
  await userEvent.click(sheet().getByRole('button', { name: zh.newPage.create }));
  await waitFor(() => expect(sheet().getByLabelText(zh.newPage.id)).toHaveAccessibleDescription(zh.rules.taken));
  expect(sheet().getByLabelText(zh.newPage.title)).toHaveValue('退款');
  expect(push).not.toHaveBeenCalled();
});
