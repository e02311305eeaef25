const id = /^[\w-]{1,64}$/;
/** Of this century, so that there are not as many pages as anybody can write years. */
const month = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
/** What a part of a path carries unharmed: no end of it, no escape, no file ending, no control character, no space around it. */
const text = /^(?!\s)(?:(?![/\\?#%.])[ -~\u00a0-\uffff]){1,100}(?<!\s)$/;
/** The tabs of a search beside the first, which needs no name (`components/front/discover/search-tabs.ts`). */
const tab = /^(?:people|channels|activities)$/;

/**
 * @typedef {{name: string, pattern: RegExp, isNeeded?: boolean}} Parameter
 * @typedef {object} Address
 * @property {'page' | 'tree'} [login] only a login opens it; a tree with all that is below it
 * @property {true} [isMadeForEach] its page reads its request; those with a login are made for each as well
 * @property {'demonstration' | 'never'} [isThere] where it is a page by its own address; on every site where this is not said
 * @property {Parameter[]} [query] the parameters of its query that name what it shows. One counts only after those before
 *   it. What does not fit its pattern is not named, and where it is needed there is no such page
 * @property {string[]} [kept] the paths that next.config.mjs rewrites it to, so that it is kept: a page that reads its query
 *   cannot be. That of most parameters comes first
 */

/**
 * The addresses of which more is to be known than that they are pages: by path without language, a part in brackets is any.
 * next.config.mjs, the middleware and its test, the memory of kept pages, the rules of the login, robots.txt and what judges
 * an address before Next are all computed from this table.
 * @type {Record<string, Address>}
 */
const addresses = {
  '/PeopleCenter': { login: 'page' },
  '/MyFocus': { login: 'page' },
  '/MyCollect': { login: 'page' },
  '/MyMaJiang': { login: 'tree' },
  '/videoSort': { login: 'tree' },
  '/selectVideo': { login: 'page' },
  '/report': { login: 'page' },
  '/Settings': { login: 'tree' },
  '/staff': { login: 'tree' },
  '/login': { isMadeForEach: true },
  '/loginmobile': { isMadeForEach: true },
  '/Register': { isMadeForEach: true },
  '/phoneBind': { isMadeForEach: true },
  '/areaSelect': { isMadeForEach: true },
  '/outbox': { isMadeForEach: true, isThere: 'demonstration' },
  // Middleware alone leads there.
  '/exchange': { isMadeForEach: true, isThere: 'never' },
  '/app/[...rest]': { isMadeForEach: true },
  '/business/requests/[key]': { isMadeForEach: true },
  '/otherPeople': { query: [{ name: 'userId', pattern: id, isNeeded: true }], kept: ['/otherPeople/:userId'] },
  '/VideoPlayer': { query: [{ name: 'id', pattern: id, isNeeded: true }], kept: ['/VideoPlayer/:id'] },
  '/excellent': { query: [{ name: 'month', pattern: month }], kept: ['/excellent/:month'] },
  '/Search': {
    query: [
      { name: 'text', pattern: text },
      { name: 'tab', pattern: tab },
    ],
    kept: ['/Search/found/:tab/:text', '/Search/found/works/:text'],
  },
};

/**
 * The paths of the addresses that are so.
 * @param {(address: Address) => unknown} isSo
 */
export function addressesThat(isSo) {
  return Object.keys(addresses).filter((path) => isSo(addresses[path] ?? {}));
}

/**
 * What no page's path without language begins with or ends in, as the inside of a regular expression's `(?!…)` behind the
 * first slash: the API, media, films, Next's own, and anything with a file ending.
 */
export const noPage = [
  ...['api', 'media', 'play', '_next', '\\.well-known'].map((name) => `${name}(?:/|$)`),
  '.*\\.[^/]+$',
].join('|');

/**
 * What the query of a page names, by the names of the parameters, in the order of the table; null for nothing where
 * something is needed, and for a parameter that stands there twice, of which Next says which it is. Undefined for a page
 * whose query names nothing.
 * @param {string} path without language
 * @param {string} query
 * @returns {Record<string, string> | null | undefined}
 */
export function namedByQuery(path, query) {
  const parameters = addresses[path]?.query;
  if (!parameters) return undefined;
  const asked = new URLSearchParams(query);
  /** @type {Record<string, string>} */
  const named = {};
  for (const { name, pattern, isNeeded } of parameters) {
    const [value = '', ...more] = asked.getAll(name);
    if (more.length > 0) return null;
    if (!pattern.test(value)) return isNeeded ? null : named;
    named[name] = value;
  }
  return named;
}

/**
 * A rule of next.config.mjs for both languages.
 * @template {{source: string, destination: string}} Rule
 * @param {Rule} rule without language
 * @param {string} [zh] what the Chinese destination begins with
 */
export function inBothLanguages(rule, zh = '') {
  const { source, destination } = rule;
  return [
    { ...rule, destination: zh + destination },
    { ...rule, source: `/en${source}`, destination: `/en${destination}` },
  ];
}

/** The rewrites of next.config.mjs from what a query names to the path of the page that is kept. */
export function keptByQuery() {
  return Object.entries(addresses).flatMap(([source, { query = [], kept = [] }]) =>
    kept.flatMap((destination) => {
      const has = query.filter(({ name }) => destination.includes(`:${name}`)).map(asksFor);
      return inBothLanguages({ source, has, destination }, '/zh');
    }),
  );
}

function asksFor(/** @type {Parameter} */ { name, pattern }) {
  return { type: /** @type {const} */ ('query'), key: name, value: `(?<${name}>${pattern.source})` };
}

/** The redirects of next.config.mjs from such a path, which is no address of its own, where it says all that the query does. */
export function backToQuery() {
  return Object.entries(addresses).flatMap(([path, { query = [], kept: [source = '', ...more] = [] }]) => {
    if (!source || more.length > 0) return [];
    const destination = `${path}?${query.map(({ name }) => `${name}=:${name}`).join('&')}`;
    return inBothLanguages({ source, destination, permanent: true });
  });
}
