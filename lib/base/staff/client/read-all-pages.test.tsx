import { exportLimits, readAllPages } from './read-all-pages';

const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => `${from + index}`);

/** Returns pages of a list with this many rows. */
const listOf = (count: number) => async (page: { pageIndex: number; pageSize: number }) => {
  const from = (page.pageIndex - 1) * page.pageSize;
  const list = rows(from, Math.min(page.pageSize, count - from));
  return { list, hasNextPage: from + list.length < count, nextPage: null };
};

test('reads every page and says how far it is', async () => {
  const told: number[] = [];
  const read = await readAllPages(
    listOf(230),
    (row) => row,
    (count) => told.push(count),
  );
  expect(read).toEqual({ rows: rows(0, 230), isCut: false });
  expect(told).toEqual([100, 200, 230]);
});

test.each([
  [exportLimits.rows, false],
  [exportLimits.rows + 1, true],
])('of %d rows it takes what a file takes (cut: %s)', async (count, isCut) => {
  const asked = jest.fn(listOf(count));
  const read = await readAllPages(
    asked,
    (row) => row,
    () => {},
  );
  expect([read.rows.length, read.isCut]).toEqual([exportLimits.rows, isCut]);
  expect(asked).toHaveBeenCalledTimes(exportLimits.rows / exportLimits.pageSize);
});

test('a row that moved to the next page meanwhile counts once', async () => {
  const pages = [rows(0, 100), ['99', '100']];
  const fetchPage = async () => ({ list: pages.shift() ?? [], hasNextPage: pages.length > 0, nextPage: null });
  expect(
    (
      await readAllPages(
        fetchPage,
        (row) => row,
        () => {},
      )
    ).rows,
  ).toEqual(rows(0, 101));
});

test('fails with the page that failed', async () => {
  const fetchPage = async () => {
    throw new Error('offline');
  };
  await expect(
    readAllPages(
      fetchPage,
      (row: string) => row,
      () => {},
    ),
  ).rejects.toThrow('offline');
});
