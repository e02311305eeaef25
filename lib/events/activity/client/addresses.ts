import { activityCategory, activityPeriods, activityPhases, activityPrices } from '../codes';
import type { ActivityFilter } from '../contract';

export { activityPath } from '../rules/activity-path';

/** Addresses of activities, without language prefix (specification section 2). */
export const activitiesPath = '/activity';
export const activityFilterPath = '/activityFilter';
export const activityWallPath = '/activityPic';
/** All contests, which are activities with a page of their own. */
export const contestsPath = '/activity/match';
/** The activities of the caller. */
export const ownActivitiesPath = '/activityManage';
export const activityManagePath = (id: string) => `${ownActivitiesPath}/${encodeURIComponent(id)}`;
export const editActivityPath = (id: string) => `${activityManagePath(id)}/edit`;
/** Where the slice of contests sets one up. */
export const ownContestPath = (id: string) => `${activityManagePath(id)}/contest`;
export const newActivityPath = `${ownActivitiesPath}/new`;

/** Every public activity that is not over, the soonest end first. */
export const everyActivity: ActivityFilter = { category: '', phase: '', city: '', period: '', price: '' };

/** The filters of activities, in the order of the page. */
export const activityFilters = ['category', 'phase', 'period', 'city', 'price'] as const;
export type ActivityFilterName = (typeof activityFilters)[number];

/** Of an area of the dictionary (`CN-310000`). */
const anyCity = /^[\w-]{1,20}$/;
const categories = Object.values(activityCategory).map((category) => String(category) as `${typeof category}`);

/** The values of each filter but cities, in the order of the page. */
export const activityFilterValues = {
  category: categories,
  phase: ['now', 'coming', 'past'],
  period: activityPeriods,
  price: activityPrices,
} as const satisfies { [Name in Exclude<ActivityFilterName, 'city'>]: readonly ActivityFilter[Name][] };

/** The filters in the query of an address (`/activityFilter?category=2&city=CN-310000`). What can be no value is ignored. */
export function activityFilterOf(query: URLSearchParams): ActivityFilter {
  const known = <Value extends string>(name: ActivityFilterName, values: readonly Value[]) =>
    values.find((value) => value === query.get(name)) ?? '';
  const city = query.get('city') ?? '';
  return {
    category: known('category', categories),
    phase: known('phase', activityPhases),
    period: known('period', activityPeriods),
    price: known('price', activityPrices),
    city: anyCity.test(city) ? city : '',
  };
}

/** The query of an address with the filters replaced and other parameters kept. */
export function queryWithFilter(query: URLSearchParams, filter: ActivityFilter): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const name of activityFilters) {
    if (filter[name] === '') changed.delete(name);
    else changed.set(name, filter[name]);
  }
  return changed;
}

/** The address of the activities with some filters, without language prefix. */
export function filteredPath(filter: Partial<ActivityFilter>): string {
  const query = String(queryWithFilter(new URLSearchParams(), { ...everyActivity, ...filter }));
  return query ? `${activityFilterPath}?${query}` : activityFilterPath;
}

/** The active filters. */
export const chosenActivityFilters = (filter: ActivityFilter): ActivityFilterName[] =>
  activityFilters.filter((name) => filter[name] !== '');

/**
 * Where a map shows a place, from its parts, the narrowest first. Of the maps with a page for everybody it is the one that
 * answers in China and abroad, without a key and without saying who asks.
 */
export function mapAddress(parts: readonly string[]): string {
  const place = parts.filter((part) => part !== '').join(', ');
  return `https://www.bing.com/maps?${new URLSearchParams({ q: place })}`;
}
