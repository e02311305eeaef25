import { browseOrders } from '@/lib/works/recommend/codes';
import type { BrowseQuery } from '@/lib/works/recommend/contract';
import { lengthClasses, workCategories } from '@/lib/works/work/codes';

/** Every work, the latest approved first. */
export const everything: BrowseQuery = { category: '', industry: '', length: '', original: '', order: 'new' };

/** The filters of works, in the order of the page; without the order of the works. */
export const filters = ['category', 'industry', 'length', 'original'] as const;
export type Filter = (typeof filters)[number];

/**
 * The filters and the order in the query of the page's address (`/type?category=light&order=hot`). Missing and unknown
 * values are ignored; industries are those of the dictionary.
 */
export function choiceOf(query: URLSearchParams, industries: readonly string[]): BrowseQuery {
  const known = <Value extends string>(name: keyof BrowseQuery, values: readonly Value[]) =>
    values.find((value) => value === query.get(name));
  return {
    category: known('category', workCategories) ?? '',
    industry: known('industry', industries) ?? '',
    length: known('length', lengthClasses) ?? '',
    original: known('original', ['true', 'false']) ?? '',
    order: known('order', browseOrders) ?? 'new',
  };
}

/** The query of an address with the filters replaced and other parameters kept. */
export function queryWith(query: URLSearchParams, choice: BrowseQuery): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const name of [...filters, 'order'] as const) {
    if (choice[name] === everything[name]) changed.delete(name);
    else changed.set(name, choice[name]);
  }
  return changed;
}

/** The active filters. */
export const chosenFilters = (choice: BrowseQuery): Filter[] => filters.filter((name) => choice[name] !== '');
