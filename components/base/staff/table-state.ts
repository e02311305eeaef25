import type { Filter } from './card-columns';

/** What a table shows. It is in the address, so that links and going back restore it. */
export interface TableState {
  /** From 1. */
  page: number;
  sort: string;
  order: 'asc' | 'desc';
  search: string;
  /** The chosen options by filter; filters without a choice are left out. */
  filters: Readonly<Record<string, string>>;
}

/** What a table can show, and its initial state. */
export interface TableShape {
  sorts: readonly string[];
  first: string;
  order: 'asc' | 'desc';
  filters: readonly Filter[];
}

const mostPages = 100_000;
const searchLength = 100;

/** Reads the state from an address. Unknown values are ignored. */
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

/** The address of a state: initial values are left out, parameters of others stay. */
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

/** Input of the call. */
export function callInput({ page, sort, order, search, filters }: TableState, pageSize: number) {
  return { pageIndex: page, pageSize, sort, order, ...(search.trim() && { search: search.trim() }), ...filters };
}

/** The state after a press on a column's heading: sorted by it, or reversed if it is already. */
export function sortedBy(state: TableState, sort: string, shape: TableShape): TableState {
  const turned = state.order === 'asc' ? 'desc' : 'asc';
  return { ...state, page: 1, sort, order: state.sort === sort ? turned : shape.order };
}
