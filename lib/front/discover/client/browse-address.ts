import { browseOrders } from '@/lib/works/recommend/codes';
import type { BrowseQuery } from '@/lib/works/recommend/contract';
import { lengthClasses, workCategories } from '@/lib/works/work/codes';

/** Every work, the latest approved first. */
export const everything: BrowseQuery = { category: '', industry: '', length: '', original: '', order: 'new' };

/** What works are chosen by, in the order in which the page offers it; the order of the works is none of it. */
export const filters = ['category', 'industry', 'length', 'original'] as const;
export type Filter = (typeof filters)[number];

/**
 * What the query of the page's address asks for (`/type?category=light&order=hot`). What it does not name, or names as
 * nothing that is known, is not asked for; the industries are those of the dictionary.
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

/** The query of an address with what it says of other things, and with what is chosen instead of what it said of that. */
export function queryWith(query: URLSearchParams, choice: BrowseQuery): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const name of [...filters, 'order'] as const) {
    if (choice[name] === everything[name]) changed.delete(name);
    else changed.set(name, choice[name]);
  }
  return changed;
}

/** The filters by which works are chosen. */
export const chosenFilters = (choice: BrowseQuery): Filter[] => filters.filter((name) => choice[name] !== '');
