'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { exportLimits, readAllPages } from '@/lib/base/staff/client/read-all-pages';
import { saveFile } from '@/lib/base/staff/client/save-file';
import { type CsvCell, csvOf } from '@/lib/base/staff/rules/csv';
import { toast } from '@/lib/platform/client/toast';
import { useProblemWords } from '@/lib/platform/client/use-problem-words';
import { beijingDay } from '@/lib/platform/shared/format/beijing';
import type { Page } from '@/lib/platform/shared/wire';
import { consoleButton } from './card-button';
import type { Column } from './card-columns';

interface ExportButtonProps<Row> {
  name: string;
  columns: readonly Column<Row>[];
  rowId(row: Row): string;
  /** A page of what the table shows. */
  fetchPage(page: { pageIndex: number; pageSize: number }, signal: AbortSignal): Promise<Page<Row>>;
}

/** Saves everything that the table lists as a file for spreadsheets; pressed again while it reads, it stops. */
export function ExportButton<Row>({ name, columns, rowId, fetchPage }: ExportButtonProps<Row>) {
  const t = useTranslations('staff.table');
  const wordsOf = useProblemWords();
  const [count, setCount] = useState<number | null>(null);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function save() {
    const stop = new AbortController();
    reading.current = stop;
    setCount(0);
    try {
      const { rows, isCut } = await readAllPages((page) => fetchPage(page, stop.signal), rowId, setCount);
      if (stop.signal.aborted) return;
      saveFile(`${name}-${beijingDay(Date.now())}.csv`, csvOf(tableOf(columns, rows)), 'text/csv;charset=utf-8');
      if (isCut) toast(t('exportCut', { count: exportLimits.rows }));
    } catch (error) {
      if (!stop.signal.aborted) toast(wordsOf(error).text || t('exportFailed'));
    } finally {
      if (reading.current === stop) setCount(null);
    }
  }

  const isReading = count !== null;
  return (
    <>
      <button
        type="button"
        data-export
        onClick={() => (isReading ? reading.current?.abort() : save())}
        className={consoleButton()}
      >
        {isReading ? t('exportStop') : t('export')}
      </button>
      <span role="status" className="text-sm text-ink-3 tabular-nums">
        {isReading && t('exporting', { count })}
      </span>
    </>
  );
}

function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): CsvCell[][] {
  const exported = columns.filter((column) => column.text);
  return [
    exported.map(({ title }) => title),
    ...rows.map((row) => exported.map((column) => column.text?.(row) ?? null)),
  ];
}
