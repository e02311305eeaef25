import type { Filter } from './card-columns';

/** What a table shows: kept in the address, so that a link and the way back find it as it was. */
export interface TableState {
  /** From 1. */
  page: number;
  sort: string;
  order: 'asc' | 'desc';
  search: string;
  /** The chosen options by filter; none is left out. */
  filters: Readonly<Record<string, string>>;
}

/** What a table can show, and how it begins. */
export interface TableShape {
  sorts: readonly string[];
  first: string;
  order: 'asc' | 'desc';
  filters: readonly Filter[];
}

const mostPages = 100_000;
const searchLength = 100;

/** What an address asks a table to show. What it cannot show counts as not asked for. */
export function readTableState(query: URLSearchParams, shape: TableShape): TableState {
  const page = Number(query.get('page'));
  const sort = query.get('sort') ?? '';
  const order = query.get('order');
  const chosen = shape.filters.flatMap(({ name, options }) => {
    const value = query.get(name) ?? '';
    return value !== '' && options.some((option) => option.value === value) ? [[name, value] as const] : [];
  });
  return {
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    sort: shape.sorts.includes(sort) ? sort : shape.first,
    order: order === 'asc' || order === 'desc' ? order : shape.order,
    search: (query.get('search') ?? '').slice(0, searchLength),
    filters: Object.fromEntries(chosen),
  };
}

/** The address that asks for it; what a table begins with is left out, what is not the table's stays. */
export function addressOf(href: string, state: TableState, shape: TableShape): string {
  const address = new URL(href);
  const set = (name: string, value: string, usual: string) => {
    if (value === usual) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  };
  set('page', String(state.page), '1');
  set('sort', state.sort, shape.first);
  set('order', state.order, shape.order);
  set('search', state.search, '');
  for (const { name } of shape.filters) set(name, state.filters[name] ?? '', '');
  return address.href;
}

/** What the call is asked. */
export function callInput({ page, sort, order, search, filters }: TableState, pageSize: number) {
  return { pageIndex: page, pageSize, sort, order, ...(search.trim() && { search: search.trim() }), ...filters };
}

/** A press on a column's heading: the other way round where the table is in its order, else in its order. */
export function sortedBy(state: TableState, sort: string, shape: TableShape): TableState {
  const turned = state.order === 'asc' ? 'desc' : 'asc';
  return { ...state, page: 1, sort, order: state.sort === sort ? turned : shape.order };
}
