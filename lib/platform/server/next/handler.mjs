import { pageStore } from '../page-cache/store.mjs';
import { scriptHashes } from './script-hashes.mjs';
import { wakeLater } from './wake-later.mjs';

/** What Next names the tags of a page by. */
const tagsHeader = 'x-next-cache-tags';
/** About what an entry takes beside the bytes in it. */
const ownBytes = 1024;

/**
 * Next's `cacheHandler`: finished pages live in this process's memory only, so that nothing stale comes back after a
 * restart. Next makes one object per request; the store behind them is one per process.
 */
export default class PageCacheHandler {
  async get(key, context) {
    const page = context.kind === 'FETCH' ? null : pageStore.get(key);
    return page?.html ? { ...page, value: { ...page.value, html: page.html.toString() } } : page;
  }

  /**
   * Only whole pages are kept, and those as bytes: a string takes twice the room where there is a Chinese word in it.
   * `taggedRead` uses Next's data cache for its tags alone, hence no FETCH entries.
   */
  async set(key, data, context) {
    if (!data || data.kind === 'FETCH') return;
    const kept = { revalidate: context.cacheControl?.revalidate, tags: tagsOf(data) };
    if (typeof data.html !== 'string') {
      pageStore.set(key, { ...kept, value: data, bytes: ownBytes + (data.body?.length ?? 0) });
      return;
    }
    const woken = wakeLater(data.html);
    // Who made the page gets it as it was made.
    const scripts = [...new Set([...scriptHashes(woken), ...scriptHashes(data.html)])];
    const html = Buffer.from(woken);
    const rscData = copyOf(data.rscData);
    const parts = [...(data.segmentData ?? [])].map(([name, part]) => [name, copyOf(part)]);
    const value = { ...data, rscData, segmentData: data.segmentData && new Map(parts) };
    const lengths = [html, rscData, ...parts.map(([, part]) => part)].map((part) => part?.length ?? 0);
    const bytes = lengths.reduce((sum, length) => sum + length, ownBytes);
    pageStore.set(key, { ...kept, value, html, scripts, bytes });
  }

  async revalidateTag(tags) {
    pageStore.invalidate([tags].flat());
  }

  resetRequestCache() {}
}

/** @returns {string[]} */
function tagsOf(/** @type {any} */ { headers }) {
  const tags = headers?.[tagsHeader];
  return typeof tags === 'string' ? tags.split(',') : [];
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
