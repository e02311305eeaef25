import { env } from '@/lib/platform/server/env';
import { addressesThat } from '@/lib/platform/shared/addresses.mjs';
import { languageNames, languages } from '@/lib/platform/shared/language';
import { endedPath, loginTable } from './login-table';

/** Pages that lead somewhere, show only one person something, or show what was found: nothing to find in them. */
const closedPages = [...loginTable, ...addressesThat(({ isThere }) => isThere === 'never'), endedPath, '/Search?text='];

/**
 * robots.txt: everything may be read but calls and what is nobody else's. It is no protection, each of them has its own;
 * it spares crawlers addresses that lead nowhere. A demonstration and a loopback address say the same: the one is shown
 * to be looked at and measured, the other no crawler reaches.
 */
export function robotsText(): string {
  // Where it is not there, it is not named either.
  const closed = env().demo
    ? [...closedPages, ...addressesThat(({ isThere }) => isThere === 'demonstration')]
    : closedPages;
  const pages = languages.flatMap((language) => closed.map((page) => languageNames[language].prefix + page));
  const rules = ['/api/', ...pages].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${env().siteUrl}/sitemap.xml`, ''].join('\n');
}
