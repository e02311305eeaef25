import { scriptHashes } from './script-hashes.mjs';
import { pageStore } from './store.mjs';
import { wakeLater } from './wake-later.mjs';

/**
 * Next's `cacheHandler`: finished pages live in this process's memory only, so that nothing stale comes back after a
 * restart. Next makes one object per request; the store behind them is one per process.
 */
export default class PageCacheHandler {
  async get(key, context) {
    return context.kind === 'FETCH' ? null : pageStore.get(key);
  }

  /** Only whole pages are kept. `taggedRead` uses Next's data cache for its tags alone, hence no FETCH entries. */
  async set(key, data, context) {
    if (!data || data.kind === 'FETCH') return;
    const revalidate = context.cacheControl?.revalidate;
    if (typeof data.html !== 'string') return pageStore.set(key, data, revalidate);
    const html = wakeLater(data.html);
    // Who made the page gets it as it was made.
    const scripts = [...new Set([...scriptHashes(html), ...scriptHashes(data.html)])];
    pageStore.set(key, { ...data, html }, revalidate, scripts);
  }

  async revalidateTag(tags) {
    pageStore.invalidate([tags].flat());
  }

  resetRequestCache() {}
}
