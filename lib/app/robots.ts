import { env } from '@/lib/platform/server/env';
import { addressesThat } from '@/lib/platform/shared/addresses.mjs';
import { languageNames, languages } from '@/lib/platform/shared/language';
import { endedPath, loginTable } from './login-table';

/** Pages that redirect, show content only to one person, or show search results. */
const closedPages = [...loginTable, ...addressesThat(({ isThere }) => isThere === 'never'), endedPath, '/Search?text='];

/** What stands for any segment in a rule of robots.txt. */
const anySegment = (path: string) => path.replace(/\[\w+\]/g, '*');

/**
 * robots.txt: allows everything except calls and personal pages. This is not a protection, which each of them has
 * itself; it saves crawlers useless requests. A demonstration and a loopback address have the same file: the one is
 * meant to be visited and measured, the other is not reachable by crawlers.
 */
export function robotsText(): string {
  // Where the page does not exist, it is not named either.
  const closed = env().demo
    ? [...closedPages, ...addressesThat(({ isThere }) => isThere === 'demonstration')]
    : closedPages;
  const pages = languages.flatMap((language) => closed.map((page) => languageNames[language].prefix + page));
  const rules = ['/api/', ...pages.map(anySegment)].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${env().siteUrl}/sitemap.xml`, ''].join('\n');
}
