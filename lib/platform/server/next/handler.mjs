import { pageStore } from '../page-cache/store.mjs';
import { scriptHashes } from './script-hashes.mjs';
import { wakeLater } from './wake-later.mjs';

/** Next's header with the tags of a page. */
const tagsHeader = 'x-next-cache-tags';
/** Estimated overhead of an entry beside its bytes. */
const ownBytes = 1024;

/**
 * Next's `cacheHandler`: rendered pages are only in this process's memory, so that nothing stale survives a restart.
 * Next creates one object per request; the store behind them is one per process.
 */
export default class PageCacheHandler {
  async get(key, context) {
    const page = context.kind === 'FETCH' ? null : pageStore.get(key);
    return page?.html ? { ...page, value: { ...page.value, html: page.html.toString() } } : page;
  }

  /**
   * Only whole pages are stored, as bytes: a string with a Chinese character takes twice the memory. `taggedRead` uses
   * Next's data cache only for its tags, so FETCH entries are ignored.
   */
  async set(key, data, context) {
    if (!data || data.kind === 'FETCH') return;
    const kept = { revalidate: context.cacheControl?.revalidate, tags: tagsOf(data) };
    if (typeof data.html !== 'string') {
      pageStore.set(key, { ...kept, value: data, bytes: ownBytes + (data.body?.length ?? 0) });
      return;
    }
    const woken = wakeLater(data.html);
    // The request that rendered the page gets it unchanged.
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
 * A copy in memory of its own: Next's arrays are views of buffers of 64 kB and more, which would be retained with them.
 * @param {Uint8Array | undefined} bytes
 */
function copyOf(bytes) {
  if (!bytes) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  copy.set(bytes);
  return copy;
}
