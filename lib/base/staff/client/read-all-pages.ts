import type { Page } from '@/lib/platform/shared/wire';

/** Maximum rows in a file, and rows per request. */
export const exportLimits = { rows: 5000, pageSize: 100 } as const;

/** The rows; `isCut` says that there are more than a file takes. */
export interface AllRows<Row> {
  rows: Row[];
  isCut: boolean;
}

/**
 * Reads a list page by page. A row that moved to a later page meanwhile is included once.
 *
 * @param onProgress gets the number of rows so far
 * @throws what `fetchPage` throws, also when the signal is aborted
 */
export async function readAllPages<Row>(
  fetchPage: (page: { pageIndex: number; pageSize: number }) => Promise<Page<Row>>,
  idOf: (row: Row) => string,
  onProgress: (count: number) => void,
): Promise<AllRows<Row>> {
  const found = new Map<string, Row>();
  for (let pageIndex = 1; ; pageIndex += 1) {
    const page = await fetchPage({ pageIndex, pageSize: exportLimits.pageSize });
    for (const row of page.list) found.set(idOf(row), row);
    const rows = [...found.values()].slice(0, exportLimits.rows);
    onProgress(rows.length);
    if (!page.hasNextPage) return { rows, isCut: found.size > exportLimits.rows };
    if (found.size >= exportLimits.rows) return { rows, isCut: true };
  }
}
