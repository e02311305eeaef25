const id = /^[\w-]{1,64}$/;
/** Only this century, to limit the number of possible pages. */
const month = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
/**
 * Texts that a path segment carries unchanged: no separators, no escapes, no file extension, no control characters, no
 * surrounding spaces.
 */
const text = /^(?!\s)(?:(?![/\\?#%.])[ -~\u00a0-\uffff]){1,100}(?<!\s)$/;
/** The tabs of a search except the first, which needs no name (`components/front/discover/search-tabs.ts`). */
const tab = /^(?:people|channels|activities|articles|questions|live|jobs)$/;

/**
 * @typedef {{name: string, pattern: RegExp, isNeeded?: boolean}} Parameter
 * @typedef {object} Address
 * @property {'page' | 'tree'} [login] it needs a login; a tree includes everything below it
 * @property {true} [isMadeForEach] its page reads its request; those with a login do too
 * @property {'demonstration' | 'never'} [isThere] where it is a page by its own address; by default on every site
 * @property {Parameter[]} [query] the parameters of its query that name what it shows. One counts only if those before
 * it are present. A value that does not match its pattern is ignored, and where it is needed there is no such page
 * @property {string[]} [kept] the paths that next.config.mjs rewrites it to, so that it can be cached: a page that
 * reads its query cannot be. The one with the most parameters comes first
 */

/**
 * Addresses with special properties: by path without language; a segment in brackets is any. next.config.mjs, the
 * middleware and its test, the page cache, the login rules, robots.txt and the judging of addresses before Next are all
 * computed from this table.
 * @type {Record<string, Address>}
 */
const addresses = {
  '/PeopleCenter': { login: 'page' },
  '/MyFocus': { login: 'page' },
  '/MyCollect': { login: 'page' },
  '/MyMaJiang': { login: 'tree' },
  '/AddTopic': { login: 'tree' },
  '/videoSort': { login: 'tree' },
  '/selectVideo': { login: 'page' },
  '/topicManage': { login: 'tree' },
  '/topicQuestion': { login: 'tree' },
  '/report': { login: 'page' },
  '/PersonalMessage': { login: 'page' },
  '/systemMessage': { login: 'page' },
  '/otherMessage': { login: 'tree' },
  '/reply': { login: 'page' },
  '/Settings': { login: 'tree' },
  '/wallet': { login: 'page' },
  '/qualifications': { login: 'page' },
  '/my/order': { login: 'page' },
  '/my/applications': { login: 'page' },
  '/order': { login: 'tree' },
  '/live/callbackHTML': { login: 'page' },
  '/live/mine': { login: 'page' },
  '/live/payDetail': { login: 'page' },
  '/live/paySuc': { login: 'page' },
  '/live/articipatoryLive': { login: 'tree' },
  '/liveManage': { login: 'tree' },
  '/meal/mealSuc': { login: 'page' },
  '/recruitManage': { login: 'tree' },
  '/counter': { login: 'tree' },
  '/ticket': { login: 'tree' },
  '/SignUp': { login: 'tree' },
  '/activityManage': { login: 'tree' },
  '/entry': { login: 'tree' },
  '/judging': { login: 'tree' },
  '/staff': { login: 'tree' },
  '/articleIndex/new': { login: 'page' },
  '/articleIndex/[id]/edit': { login: 'page' },
  '/match/[contestName]/enter': { login: 'page' },
  '/login': { isMadeForEach: true },
  '/loginmobile': { isMadeForEach: true },
  '/Register': { isMadeForEach: true },
  '/phoneBind': { isMadeForEach: true },
  '/areaSelect': { isMadeForEach: true },
  '/unsubscribe': { isMadeForEach: true },
  '/outbox': { isMadeForEach: true, isThere: 'demonstration' },
  // Only the middleware leads there.
  '/exchange': { isMadeForEach: true, isThere: 'never' },
  '/app/[...rest]': { isMadeForEach: true },
  '/business/requests/[key]': { isMadeForEach: true },
  '/door/[key]': { isMadeForEach: true },
  '/live/stage/[key]': { isMadeForEach: true },
  '/otherPeople': { query: [{ name: 'userId', pattern: id, isNeeded: true }], kept: ['/otherPeople/:userId'] },
  '/topicIntroduce': { query: [{ name: 'topicId', pattern: id, isNeeded: true }], kept: ['/topicIntroduce/:topicId'] },
  '/live/liveDetail': { query: [{ name: 'id', pattern: id, isNeeded: true }], kept: ['/live/liveDetail/:id'] },
  '/live/livePage': { query: [{ name: 'id', pattern: id, isNeeded: true }], kept: ['/live/livePage/:id'] },
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
 * The paths of the addresses that match.
 * @param {(address: Address) => unknown} isSo
 */
export function addressesThat(isSo) {
  return Object.keys(addresses).filter((path) => isSo(addresses[path] ?? {}));
}

/**
 * What a path with segments in brackets stands for, as the content of a regular expression.
 * @param {string} path
 */
export function pathPattern(path) {
  return path.replace(/\[\.\.\.\w+\]/, '.+').replace(/\[\w+\]/g, '[^/]+');
}

/**
 * Beginnings and endings that no page's path without language has, as the content of a regular expression's `(?!…)`
 * after the first slash: the API, media, films, Next's own paths, and anything with a file extension.
 */
export const noPage = [
  ...['api', 'media', 'play', '_next', '\\.well-known'].map((name) => `${name}(?:/|$)`),
  '.*\\.[^/]+$',
].join('|');

/**
 * The values of a page's named query parameters, in the order of the table; null if a needed one is missing, and for a
 * repeated parameter, which Next resolves. Undefined for a page without named parameters.
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
 * @param {string} [zh] prefix of the Chinese destination
 */
export function inBothLanguages(rule, zh = '') {
  const { source, destination } = rule;
  return [
    { ...rule, destination: zh + destination },
    { ...rule, source: `/en${source}`, destination: `/en${destination}` },
  ];
}

/** The rewrites of next.config.mjs from query parameters to the path of the cached page. */
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

/**
 * The redirects of next.config.mjs from such a path, which is not a public address, where it contains all that the
 * query does.
 */
export function backToQuery() {
  return Object.entries(addresses).flatMap(([path, { query = [], kept: [source = '', ...more] = [] }]) => {
    if (!source || more.length > 0) return [];
    const destination = `${path}?${query.map(({ name }) => `${name}=:${name}`).join('&')}`;
    return inBothLanguages({ source, destination, permanent: true });
  });
}
