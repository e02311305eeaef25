import { getPathname } from '@/lib/platform/i18n/navigation';
import { type Language, languageNames, languages } from '@/lib/platform/shared/language';
import { env } from '../env';
import type { SitemapUrl } from './sitemap-url';

/** Facts of a page in a sitemap beside its addresses. */
export type PageFacts = Omit<SitemapUrl, 'address' | 'languages'>;

/** The absolute canonical address of a page; `path` is without language prefix. */
function pageAddress(language: Language, path: string): string {
  return new URL(getPathname({ locale: language, href: path }), env().siteUrl).href;
}

/**
 * A page in both languages: an entry for each, with links to each other (DESIGN 6).
 * @param facts the same for both, or by language
 */
export function inBothLanguages(
  path: string,
  facts: PageFacts | ((language: Language) => PageFacts) = {},
): SitemapUrl[] {
  const of = typeof facts === 'function' ? facts : () => facts;
  const versions = {
    ...Object.fromEntries(languages.map((language) => [languageNames[language].html, pageAddress(language, path)])),
    'x-default': pageAddress('zh', path),
  };
  return languages.map((language) => ({ address: pageAddress(language, path), languages: versions, ...of(language) }));
}

/** A page that is not translated: one entry, at its address in its own language, for all languages (DESIGN 6). */
export function inOneLanguage(language: Language, path: string, facts: PageFacts = {}): SitemapUrl[] {
  return [{ address: pageAddress(language, path), ...facts }];
}

/** The same for a Chinese one. */
export const inChineseOnly = (path: string, facts?: PageFacts) => inOneLanguage('zh', path, facts);
