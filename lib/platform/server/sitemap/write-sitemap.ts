import { escapeXml } from './escape-xml';
import { type SitemapUrl, writeUrl } from './sitemap-url';

/** Limits of one file (sitemaps.org); bytes before compression. */
export const sitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const opening =
  `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml"` +
  ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' +
  ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n';
const closing = '</urlset>\n';
/** Buffer size in characters before a chunk is sent. */
const chunkLength = 64 * 1024;

/**
 * Writes a sitemap as a stream of chunks, so that it is never completely in memory. Throws when a part exceeds the
 * limits of search engines, which would silently ignore the rest.
 */
export async function* writeSitemap(urls: AsyncIterable<SitemapUrl>, limits = sitemapLimits): AsyncGenerator<string> {
  let count = 0;
  let bytes = Buffer.byteLength(opening) + Buffer.byteLength(closing);
  let waiting = opening;
  for await (const url of urls) {
    const text = writeUrl(url);
    count += 1;
    bytes += Buffer.byteLength(text);
    if (count > limits.urls || bytes > limits.bytes) {
      throw new Error(`A part of the sitemap is too large at ${url.address}: ${count} addresses, ${bytes} bytes.`);
    }
    waiting += text;
    if (waiting.length >= chunkLength) {
      yield waiting;
      waiting = '';
    }
  }
  yield waiting + closing;
}

/** The index: the addresses of all parts. */
export function writeSitemapIndex(parts: readonly string[]): string {
  const lines = parts.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${lines.join('')}</sitemapindex>\n`;
}
