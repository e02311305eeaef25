import { LRUCache } from 'lru-cache';

const maxBytes = 128 * 1024 * 1024;
/** Longer than any render takes: what a tag's invalidation must still hold back. */
const renderMs = 60_000;
const tagsHeader = 'x-next-cache-tags';

/**
 * Pages by key, dropped by tag.
 *
 * A page whose render began before one of its tags was invalidated is not kept: it may show what was read before the
 * change. That is why a miss notes its time and an invalidation is remembered for a while.
 */
export function createPageStore(now = () => Date.now()) {
  const pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const renders = new LRUCache({ max: 10_000, ttl: renderMs });
  const invalidated = new LRUCache({ max: 100_000, ttl: 2 * renderMs });
  let clearedAt = 0;

  return {
    /** The kept page `{value, lastModified}`, or null. */
    get(key) {
      const page = pages.get(key);
      if (!page && !renders.has(key)) renders.set(key, now());
      return page ?? null;
    },

    /** Keeps a page unless it was overtaken by an invalidation while it was rendered. */
    set(key, value) {
      const began = renders.get(key) ?? now();
      renders.delete(key);
      const overtaken = clearedAt >= began || tagsOf(value).some((tag) => (invalidated.get(tag) ?? 0) >= began);
      if (overtaken) pages.delete(key);
      else pages.set(key, { value, lastModified: now() });
    },

    /** Drops every page that carries one of the tags. */
    invalidate(tags) {
      for (const tag of tags) invalidated.set(tag, now());
      const dropped = new Set(tags);
      for (const [key, page] of pages.entries()) {
        if (tagsOf(page.value).some((tag) => dropped.has(tag))) pages.delete(key);
      }
    },

    /** Drops everything: for a node that may have missed invalidations. */
    clear() {
      clearedAt = now();
      pages.clear();
    },
  };
}

function tagsOf(value) {
  const tags = value?.headers?.[tagsHeader];
  return typeof tags === 'string' ? tags.split(',') : [];
}

function sizeOf(page) {
  const { html, rscData, body } = page.value;
  return 1024 + (html?.length ?? 0) * 2 + (rscData?.length ?? 0) + (body?.length ?? 0);
}

/** The process's one store. Next loads the handler outside its bundles, so the global is how both sides meet. */
globalThis.lightfieldPages ??= createPageStore();
export const pageStore = globalThis.lightfieldPages;
