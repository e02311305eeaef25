/** How the works of a contest are ordered: by their numbers, or those with the most votes first. */
export const worksOrders = ['number', 'votes'] as const;
export type WorksOrder = (typeof worksOrders)[number];

/** What the list of works shows; an empty category is all of them. */
export interface WorksFilter {
  categoryId: string;
  order: WorksOrder;
}

/** The parameters of an address that say it. */
export const worksParameters = ['category', 'order'] as const;

/** What an address asks for. What can be no value is ignored; `first` is what it is without one. */
export function worksFilterOf(
  query: URLSearchParams,
  first: WorksFilter,
  categories: readonly { id: string }[],
): WorksFilter {
  const category = query.get('category');
  return {
    categoryId: categories.find(({ id }) => id === category)?.id ?? first.categoryId,
    order: worksOrders.find((order) => order === query.get('order')) ?? first.order,
  };
}

/** The query of an address that asks for it, with other parameters kept; what it is anyway is left out. */
export function queryWithWorks(query: URLSearchParams, filter: WorksFilter, first: WorksFilter): URLSearchParams {
  const changed = new URLSearchParams(query);
  const values = { category: filter.categoryId, order: filter.order === first.order ? '' : filter.order };
  for (const name of worksParameters) {
    if (values[name] === '') changed.delete(name);
    else changed.set(name, values[name]);
  }
  return changed;
}
