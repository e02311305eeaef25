/**
 * Pages whose address names what they show by a parameter of its query, by their path without language; next.config.mjs
 * rewrites exactly these to a path, so that they are kept.
 * @type {Record<string, [name: string, value: RegExp]>}
 */
const pagesByQuery = {
  '/otherPeople': ['userId', /^[\w-]{1,64}$/],
  '/VideoPlayer': ['id', /^[\w-]{1,64}$/],
  '/excellent': ['month', /^\d{4}-(?:0[1-9]|1[0-2])$/],
};

/**
 * What the query of such a page names, as a query of its own; null for nothing that could be kept, and for several things,
 * of which Next says which it is. Undefined for every other page.
 * @param {string} path without language
 * @param {string} query
 * @returns {{name: string, value: string} | null | undefined}
 */
export function namedByQuery(path, query) {
  const byQuery = pagesByQuery[path];
  if (!byQuery) return undefined;
  const [name, pattern] = byQuery;
  const [value = '', ...more] = new URLSearchParams(query).getAll(name);
  return more.length === 0 && pattern.test(value) ? { name, value } : null;
}
