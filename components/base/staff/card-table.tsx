'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import type { Remote } from '@/lib/platform/client/remote';
import type { Page } from '@/lib/platform/shared/wire';
import type { Column, Filter } from './card-columns';
import { ExportButton } from './export-button';
import { KeysSheet } from './keys-sheet';
import { TableBar } from './table-bar';
import { TableEmpty } from './table-empty';
import { TableFailure } from './table-failure';
import { TableHead } from './table-head';
import { TablePages } from './table-pages';
import { SkeletonRows, TableRows } from './table-rows';
import { callInput, sortedBy, type TableShape, type TableState } from './table-state';
import { useTableKeys } from './use-table-keys';
import { useTableState } from './use-table-state';

export type { Column, Filter } from './card-columns';

export interface ConsoleTableProps<Row> {
  /** Names its exported file. */
  name: string;
  /** Takes a `tableQuery` and answers a page of rows. */
  endpoint: Remote<z.ZodType, z.ZodType<Page<Row>>>;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  /** Label of the search field, saying what it searches; without it there is no search. */
  search?: string;
  rowId(row: Row): string;
  /** The page that a row opens, without language prefix. */
  rowHref?(row: Row): string;
  /** Accessible name of a row. */
  rowLabel(row: Row): string;
  /** Names the table. */
  label: string;
  sort: { first: string; order: 'asc' | 'desc' };
  /** Shown instead of rows when there are none at all. */
  empty: { title: string; text?: string };
  /** Buttons beside the search. */
  actions?: ReactNode;
}

const pageSize = 30;

/**
 * The one table of the console: rows of a paged call to search, filter, sort, page through and save as a file. Its
 * state is in the address. It has keyboard shortcuts (`?` lists them). On a phone its rows are cards.
 * After a change made elsewhere, `useConsoleChanged` refetches it.
 */
export function ConsoleTable<Row>(props: ConsoleTableProps<Row>) {
  const { endpoint, filters = [], search, sort } = props;
  const columns = props.columns.filter((column) => !column.isOnlyInFile);
  const shape: TableShape = { sorts: columns.flatMap((column) => column.sort ?? []), ...sort, filters };
  const { state, change } = useTableState(shape);
  const [isHelpOpen, openHelp] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const query = useQuery({
    queryKey: [endpoint.path, callInput(state, pageSize)],
    queryFn: ({ signal }) => call(endpoint, callInput(state, pageSize), { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const keys = useTableKeys(root, () => openHelp(true));
  const exported = (input: object, signal: AbortSignal) =>
    call(endpoint, { ...callInput(state, pageSize), ...input }, { signal, quiet: true });

  return (
    <div ref={root}>
      <TableBar
        {...{ state, filters, search, change }}
        onRefresh={() => query.refetch()}
        isRefreshing={query.isFetching}
        onHelp={() => openHelp(true)}
      >
        {props.actions}
        <ExportButton {...props} fetchPage={exported} />
      </TableBar>
      <TableBody {...props} {...{ columns, query, state, shape, change }} />
      <KeysSheet open={isHelpOpen} onClose={() => openHelp(false)} keys={keys} hasSearch={search !== undefined} />
    </div>
  );
}

interface TableBodyProps<Row> extends ConsoleTableProps<Row> {
  query: ReturnType<typeof useQuery<Page<Row>>>;
  state: TableState;
  shape: TableShape;
  change(state: TableState): void;
}

/** The rows in each of their states, and the links to other pages. */
function TableBody<Row>(props: TableBodyProps<Row>) {
  const { query, columns, label, state, shape, change } = props;
  const { data, error, isPlaceholderData } = query;
  if (!data && error) return <TableFailure error={error} onRetry={() => query.refetch()} />;
  if (data?.list.length === 0) return <TableEmpty {...{ state, change }} empty={props.empty} />;
  return (
    <>
      {error && <TableFailure isSmall error={error} onRetry={() => query.refetch()} />}
      <div className="md:-mx-1 md:overflow-x-auto md:px-1">
        <table
          aria-label={label}
          aria-busy={!data || isPlaceholderData}
          className={`w-full border-line text-sm max-md:block md:border-t ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <TableHead {...{ columns, state }} onSort={(sort) => change(sortedBy(state, sort, shape))} />
          {data ? <TableRows {...props} rows={data.list} /> : <SkeletonRows columns={columns} />}
        </table>
      </div>
      <TablePages
        page={state.page}
        hasNext={data?.hasNextPage === true}
        isBusy={!data || isPlaceholderData}
        onPage={(page) => change({ ...state, page })}
      />
    </>
  );
}
