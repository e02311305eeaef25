import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';

const maxBytes = 48 * 1024 * 1024;
/** Longer than any render takes: what a tag's invalidation must still hold back. */
const renderMs = 60_000;

/**
 * What is kept of a page: `value` is whatever the framework wants back, `html` its document, when it has one. `revalidate` is
 * false for a page that only its tags make wrong, else seconds. `scripts` are its inline ones, as a content policy names
 * them; `bytes` is the room that all of it takes.
 * @typedef {{value: any, html?: Buffer, revalidate?: number | false, scripts?: string[], tags: string[], bytes: number}} Page
 * @typedef {Page & {scripts: string[], lastModified: number}} KeptPage
 */

/**
 * Pages by key, dropped by tag.
 *
 * A page whose render began before one of its tags was invalidated is not kept: it may show what was read before the
 * change. That is why a miss notes its time and an invalidation is remembered for a while.
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
     * The kept page, or null.
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
     * Keeps a page unless it was overtaken by an invalidation while it was rendered.
     * @param {string} key
     * @param {Page} made
     */
    set(key, made) {
      const began = renders.get(key) ?? now();
      renders.delete(key);
      const overtaken = clearedAt >= began || made.tags.some((tag) => (invalidated.get(tag) ?? 0) >= began);
      const page = { scripts: [], ...made, lastModified: now() };
      // Who made it is answered with it, kept or not.
      const lookup = lookups.getStore();
      if (lookup) lookup.page = page;
      if (overtaken) pages.delete(key);
      else pages.set(key, page);
    },

    /**
     * Whether this very page is still the one kept under its key; counts as a use of it.
     * @param {string} key
     * @param {KeptPage} page
     */
    holds(key, page) {
      const held = pages.get(key) === page;
      if (held) report('hit');
      return held;
    },

    /**
     * Runs a request; `lookup` then says which kept page answered it, if one did.
     * @template T
     * @param {{key?: string, page?: KeptPage}} lookup
     * @param {() => T} run
     * @returns {T}
     */
    follow(lookup, run) {
      return lookups.run(lookup, run);
    },

    /**
     * Drops every page that carries one of the tags.
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
     * Names who is told of each lookup's outcome.
     * @param {(outcome: 'hit' | 'miss') => void} listener
     */
    onLookup(listener) {
      report = listener;
    },
  };
}

const slot = /** @type {{lightfieldPages?: ReturnType<typeof createPageStore>}} */ (globalThis);
slot.lightfieldPages ??= createPageStore();
/** The process's one store. Next loads its cache handler outside its bundles, so the global is how both sides meet. */
export const pageStore = slot.lightfieldPages;
