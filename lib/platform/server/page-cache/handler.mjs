import { scriptHashes } from './script-hashes.mjs';
import { pageStore } from './store.mjs';
import { wakeLater } from './wake-later.mjs';

/**
 * Next's `cacheHandler`: finished pages live in this process's memory only, so that nothing stale comes back after a
 * restart. Next makes one object per request; the store behind them is one per process.
 */
export default class PageCacheHandler {
  async get(key, context) {
    const page = context.kind === 'FETCH' ? null : pageStore.get(key);
    return Buffer.isBuffer(page?.value.html)
      ? { ...page, value: { ...page.value, html: page.value.html.toString() } }
      : page;
  }

  /**
   * Only whole pages are kept, and those as bytes: a string takes twice the room where there is a Chinese word in it.
   * `taggedRead` uses Next's data cache for its tags alone, hence no FETCH entries.
   */
  async set(key, data, context) {
    if (!data || data.kind === 'FETCH') return;
    const revalidate = context.cacheControl?.revalidate;
    if (typeof data.html !== 'string') return pageStore.set(key, data, revalidate);
    const html = wakeLater(data.html);
    // Who made the page gets it as it was made.
    const scripts = [...new Set([...scriptHashes(html), ...scriptHashes(data.html)])];
    const parts = [...(data.segmentData ?? [])].map(([name, bytes]) => [name, copyOf(bytes)]);
    const bytes = Buffer.from(html);
    const page = {
      ...data,
      html: bytes,
      rscData: copyOf(data.rscData),
      segmentData: data.segmentData && new Map(parts),
    };
    pageStore.set(key, page, revalidate, scripts);
  }

  async revalidateTag(tags) {
    pageStore.invalidate([tags].flat());
  }

  resetRequestCache() {}
}

/**
 * The same bytes in a room of their own: Next's are views of rooms of 64 kB and more, which would be kept with them.
 * @param {Uint8Array | undefined} bytes
 */
function copyOf(bytes) {
  if (!bytes) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  copy.set(bytes);
  return copy;
}
