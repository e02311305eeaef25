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
    const page = typeof data.html === 'string' ? { ...data, html: wakeLater(data.html) } : data;
    pageStore.set(key, page, context.cacheControl?.revalidate);
  }

  async revalidateTag(tags) {
    pageStore.invalidate([tags].flat());
  }

  resetRequestCache() {}
}
