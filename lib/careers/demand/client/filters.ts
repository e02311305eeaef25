import { budgetBands, deadlineDays, demandKinds } from '../codes';
import type { DemandFilter } from '../contract';
import { demandsPath } from './addresses';

/** Every demand that takes proposals, the latest first. */
export const everyDemand: DemandFilter = { kind: '', budget: '', city: '', within: '', order: 'newest' };

/** The filters of demands, in the order of the page; the order is none of them. */
export const demandFilters = ['kind', 'budget', 'city', 'within'] as const;
export type DemandFilterName = (typeof demandFilters)[number];

/** The parameters of the address by which its list differs from the kept one. */
export const demandParameters = [...demandFilters, 'order'] as const;

/** The values of each filter but cities, in the order of the page. */
export const demandFilterValues = {
  kind: demandKinds,
  budget: ['under50k', 'under200k', 'under1m', 'over1m', 'open'],
  within: deadlineDays.map(String),
} as const satisfies { [Name in Exclude<DemandFilterName, 'city'>]: readonly DemandFilter[Name][] };

/** The orders besides the usual one. */
export const otherOrders = ['deadline', 'budget'] as const;

/** Of an area of the dictionary (`CN-310000`). */
const anyCity = /^[\w-]{1,20}$/;

/** The filters in the query of an address (`/findProject?kind=film&city=CN-310000`). What can be no value is ignored. */
export function demandFilterOf(query: URLSearchParams): DemandFilter {
  const known = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name));
  const city = query.get('city') ?? '';
  return {
    kind: known('kind', demandKinds) ?? '',
    budget: known('budget', budgetBands) ?? '',
    city: anyCity.test(city) ? city : '',
    within: known('within', demandFilterValues.within) ?? '',
    order: known('order', otherOrders) ?? 'newest',
  };
}

/** The query of an address with the filters replaced and other parameters kept. */
export function queryWithFilter(query: URLSearchParams, filter: DemandFilter): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const name of demandParameters) {
    if (filter[name] === everyDemand[name]) changed.delete(name);
    else changed.set(name, filter[name]);
  }
  return changed;
}

/** The address of the demands with some filters, without language prefix. */
export function filteredDemandsPath(filter: Partial<DemandFilter>): string {
  const query = String(queryWithFilter(new URLSearchParams(), { ...everyDemand, ...filter }));
  return query ? `${demandsPath}?${query}` : demandsPath;
}

/** The active filters. */
export const chosenDemandFilters = (filter: DemandFilter): DemandFilterName[] =>
  demandFilters.filter((name) => filter[name] !== '');
