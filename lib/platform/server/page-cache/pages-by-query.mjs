const id = /^[\w-]{1,64}$/;
/** Of this century, so that there are not as many pages as anybody can write years. */
const month = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
/** What a part of a path carries unharmed: no end of it, no escape, no file ending, no control character, no space around it. */
const text = /^(?!\s)(?:(?![/\\?#%.])[ -~\u00a0-\uffff]){1,100}(?<!\s)$/;
/** The tabs of a search beside the first, which needs no name (`components/front/discover/search-tabs.ts`). */
const tab = /^(?:people|channels|activities)$/;

/**
 * Pages whose address names what they show by parameters of its query, by their path without language; next.config.mjs
 * rewrites exactly these to a path, so that they are kept. A parameter counts only after those before it. What does not
 * fit its pattern is not named, and where it is needed there is no such page.
 * @type {Record<string, {name: string, pattern: RegExp, isNeeded?: boolean}[]>}
 */
const pagesByQuery = {
  '/otherPeople': [{ name: 'userId', pattern: id, isNeeded: true }],
  '/VideoPlayer': [{ name: 'id', pattern: id, isNeeded: true }],
  '/excellent': [{ name: 'month', pattern: month }],
  '/Search': [
    { name: 'text', pattern: text },
    { name: 'tab', pattern: tab },
  ],
};

/**
 * What the query of such a page names, by the names of the parameters, in the order of the table; null for nothing where
 * something is needed, and for a parameter that stands there twice, of which Next says which it is. Undefined for every
 * other page.
 * @param {string} path without language
 * @param {string} query
 * @returns {Record<string, string> | null | undefined}
 */
export function namedByQuery(path, query) {
  const parameters = pagesByQuery[path];
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
 * The first parameters of such a page as a rule of next.config.mjs asks for them (`has`).
 * @param {string} path
 * @param {number} [count] how many of them
 */
export function asksFor(path, count = 1) {
  const parameters = (pagesByQuery[path] ?? []).slice(0, count);
  return parameters.map(({ name, pattern }) => ({
    type: /** @type {const} */ ('query'),
    key: name,
    value: `(?<${name}>${pattern.source})`,
  }));
}
