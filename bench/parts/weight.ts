import { gzipSync } from 'node:zlib';
import type { Row } from './results';

/**
 * The JavaScript that a page's HTML asks for, gzipped, in bytes: at once or, on a page that sleeps (ADR 13), when it
 * wakes. `nomodule` scripts do not count.
 */
async function firstLoadBytes(address: string, cookie = ''): Promise<number> {
  const answer = await fetch(address, { headers: { Cookie: cookie }, redirect: 'manual' });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const html = await answer.text();
  const tags = html.match(/<script[^>]*\ssrc="[^"]+"[^>]*>/g) ?? [];
  const sources = tags.filter((tag) => !/nomodule/i.test(tag)).map((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? '');
  const whenAwake = /\(function sleep.*,(\["\/_next[^\]]*\]),/s.exec(html)?.[1];
  if (whenAwake) sources.push(...JSON.parse(whenAwake));
  // Every page has some. Finding none means that the pattern above is outdated.
  if (sources.length === 0) throw new Error(`${address} names no scripts.`);
  const sizes = [...new Set(sources)].map(async (source) => {
    const script = await (await fetch(new URL(source.replaceAll('&amp;', '&'), address))).arrayBuffer();
    return gzipSync(new Uint8Array(script), { level: 9 }).byteLength;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** First-load JavaScript over the bare floor (DESIGN 11); `cookie` is that of a person, for the personal pages. */
export async function measureWeight(
  pages: { what: string; address: string; budgetKb: number }[],
  floor: string,
  cookie: string,
): Promise<Row[]> {
  const floorBytes = await firstLoadBytes(floor);
  return Promise.all(
    pages.map(async ({ what, address, budgetKb }) => {
      const bytes = await firstLoadBytes(address, isForVisitors(address) ? '' : cookie);
      const over = (bytes - floorBytes) / 1024;
      const measured = `${(bytes / 1024).toFixed(1)} kB gzip, floor ${(floorBytes / 1024).toFixed(1)} kB, over it ${over.toFixed(1)} kB`;
      return { what, measured, ratio: bytes / floorBytes, budget: `+${budgetKb} kB`, ok: over <= budgetKb };
    }),
  );
}

/** Pages for logging in redirect a person who is logged in. */
function isForVisitors(address: string): boolean {
  return /\/(?:login|checkPhoneCode)$/.test(address);
}
