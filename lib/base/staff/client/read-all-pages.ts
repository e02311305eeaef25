import type { Page } from '@/lib/platform/shared/wire';

/** Rows that one file takes at most, and how many are asked for at once. */
export const exportLimits = { rows: 5000, pageSize: 100 } as const;

/** What was read; `isCut` says that there is more than a file takes. */
export interface AllRows<Row> {
  rows: Row[];
  isCut: boolean;
}

/**
 * Reads a list page by page. A row that moved to a later page meanwhile counts once.
 *
 * @param onProgress is told how many rows are there
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
