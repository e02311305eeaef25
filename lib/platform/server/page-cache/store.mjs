import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';

const maxBytes = 48 * 1024 * 1024;
/** Longer than any rendering: how long an invalidation must be remembered. */
const renderMs = 60_000;

/**
 * A stored page: `value` is returned to the framework, `html` is its document, if it has one. `revalidate` is false for
 * a page without time limit, else seconds. `scripts` are its inline ones as sources of a content policy; `bytes` is its
 * total size.
 * @typedef {{value: any, html?: Buffer, revalidate?: number | false, scripts?: string[], tags: string[], bytes:
 * number}} Page
 * @typedef {Page & {scripts: string[], lastModified: number}} KeptPage
 */

/**
 * Pages by key, dropped by tag.
 * A page whose rendering began before one of its tags was invalidated is not stored: it may show older data. For that,
 * the time of each miss is recorded and invalidations are remembered for a while.
 * @param {() => number} now milliseconds
 */
export function createPageStore(now = () => Date.now()) {
  /** @type {LRUCache<string, KeptPage>} */
  const pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  /** @type {LRUCache<string, number>} */
  const renders = new LRUCache({ max: 10_000, ttl: renderMs });
  /** @type {LRUCache<string, number>} */
  const invalidated = new LRUCache({ max: 100_000, ttl: 2 * renderMs });
  /** @type {AsyncLocalStorage<{key?: string, page?: KeptPage}>} */
  const lookups = new AsyncLocalStorage();
  let clearedAt = 0;
  /** @type {(outcome: 'hit' | 'miss') => void} */
  let report = () => {};

  return {
    /**
     * The cached page, or null.
     * @param {string} key
     */
    get(key) {
      const page = pages.get(key);
      report(page ? 'hit' : 'miss');
      const lookup = lookups.getStore();
      if (lookup && page) Object.assign(lookup, { key, page });
      if (!page && !renders.has(key)) renders.set(key, now());
      return page ?? null;
    },

    /**
     * Stores a page unless it was invalidated while it was rendered.
     * @param {string} key
     * @param {Page} made
     */
    set(key, made) {
      const began = renders.get(key) ?? now();
      renders.delete(key);
      const overtaken = clearedAt >= began || made.tags.some((tag) => (invalidated.get(tag) ?? 0) >= began);
      const page = { scripts: [], ...made, lastModified: now() };
      // The request that rendered it is answered with it, stored or not.
      const lookup = lookups.getStore();
      if (lookup) lookup.page = page;
      if (overtaken) pages.delete(key);
      else pages.set(key, page);
    },

    /**
     * Whether this page is still the one stored under its key; counts as a use of it.
     * @param {string} key
     * @param {KeptPage} page
     */
    holds(key, page) {
      const held = pages.get(key) === page;
      if (held) report('hit');
      return held;
    },

    /**
     * Runs a request; `lookup` then has the cached page that answered it, if any.
     * @template T
     * @param {{key?: string, page?: KeptPage}} lookup
     * @param {() => T} run
     * @returns {T}
     */
    follow(lookup, run) {
      return lookups.run(lookup, run);
    },

    /**
     * Drops every page with one of the tags.
     * @param {string[]} tags
     */
    invalidate(tags) {
      for (const tag of tags) invalidated.set(tag, now());
      const dropped = new Set(tags);
      for (const [key, page] of pages.entries()) {
        if (page.tags.some((tag) => dropped.has(tag))) pages.delete(key);
      }
    },

    /** Drops everything: for a node that may have missed invalidations. */
    clear() {
      clearedAt = now();
      pages.clear();
    },

    /**
     * Sets the listener for the outcome of each lookup.
     * @param {(outcome: 'hit' | 'miss') => void} listener
     */
    onLookup(listener) {
      report = listener;
    },
  };
}

const slot = /** @type {{lightfieldPages?: ReturnType<typeof createPageStore>}} */ (globalThis);
slot.lightfieldPages ??= createPageStore();
/** The process's store. Next loads its cache handler outside its bundles, so both sides share it by the global. */
export const pageStore = slot.lightfieldPages;
