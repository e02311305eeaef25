import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionError } from '@/lib/platform/client/errors';
import { toastQueue } from '@/lib/platform/client/toast';
import type { Page } from '@/lib/platform/shared/wire';
import en from '@/messages/en/base/staff.json';
import zh from '@/messages/zh/base/staff.json';
import { renderIn } from '@/test/render';
import type { Column } from './card-columns';
import { ExportButton } from './export-button';

interface Row {
  id: string;
  name: string;
  price: number | null;
}

const columns: Column<Row>[] = [
  { key: 'name', title: '名称', cell: ({ name }) => name, text: ({ name }) => name },
  { key: 'act', title: '处理', cell: () => null },
  { key: 'price', title: '价格', cell: ({ price }) => price, text: ({ price }) => price },
];
const things = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `物 ${index}`, price: index }));

/** The saved files, decoded. */
let saved: { name: string; text: string }[];

beforeEach(() => {
  saved = [];
  toastQueue.take();
  let blob = new Blob();
  URL.createObjectURL = (made) => {
    blob = made as Blob;
    return 'blob:made';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const { download } = this;
    blob.arrayBuffer().then((bytes) => saved.push({ name: download, text: Buffer.from(bytes).toString() }));
  });
});

type FetchPage = Parameters<typeof ExportButton<Row>>[0]['fetchPage'];

const show = (language: 'zh' | 'en', fetchPage: FetchPage) =>
  renderIn(
    language,
    <ExportButton<Row> name="things" columns={columns} rowId={({ id }) => id} fetchPage={fetchPage} />,
  );

/** Answers pages of a list. */
const pagesOf = (rows: Row[]): FetchPage & jest.Mock =>
  jest.fn(async ({ pageIndex, pageSize }): Promise<Page<Row>> => {
    const list = rows.slice((pageIndex - 1) * pageSize, pageIndex * pageSize);
    return { list, hasNextPage: rows.length > pageIndex * pageSize, nextPage: null };
  });
const linesOf = () => saved[0]?.text.split('\r\n') ?? [];

test('saves every page, safe against formulas', async () => {
  show('zh', pagesOf([{ id: 'x', name: '=HYPERLINK("http://evil.example")', price: -1 }, ...things(150)]));
  await userEvent.click(screen.getByRole('button', { name: zh.table.export }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^things-\d{4}-\d\d-\d\d\.csv$/);
  expect(linesOf().slice(0, 3)).toEqual([
    '\uFEFF"名称","价格"',
    '"\'=HYPERLINK(""http://evil.example"")",-1',
    '"物 0",0',
  ]);
  expect(linesOf()).toHaveLength(1 + 151 + 1);
  expect(toastQueue.take()).toEqual([]);
});

test('says that a file takes no more', async () => {
  show('en', pagesOf(things(5001)));
  await userEvent.click(screen.getByRole('button', { name: en.table.export }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(linesOf()).toHaveLength(1 + 5000 + 1);
  expect(toastQueue.take()).toEqual([en.table.exportCut.replace('{count, number}', '5,000')]);
});

test('says how far it is, and can be stopped', async () => {
  const first = pagesOf(things(150));
  show('zh', (page, signal) =>
    page.pageIndex === 1
      ? first(page, signal)
      : new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
  );
  await userEvent.click(screen.getByRole('button', { name: zh.table.export }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('已读取 100 行'));
  await userEvent.click(screen.getByRole('button', { name: zh.table.exportStop }));
  expect(await screen.findByRole('button', { name: zh.table.export })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect([toastQueue.take(), saved]).toEqual([[], []]);
});

test('saves nothing of a list that did not come whole, and says so', async () => {
  const first = pagesOf(things(150));
  show('zh', (page, signal) =>
    page.pageIndex === 1 ? first(page, signal) : Promise.reject(new ConnectionError('network')),
  );
  await userEvent.click(screen.getByRole('button', { name: zh.table.export }));
  await waitFor(() => expect(toastQueue.take()).toEqual(['网络连接不上，请检查网络后重试。']));
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: zh.table.export })).toBeVisible();
});
