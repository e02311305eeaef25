import type { Language } from '@/lib/platform/shared/language';
import { getPathname } from './navigation';

/** A page in a breadcrumb. */
export interface Crumb {
  /** Its name in the language of the breadcrumb. */
  name: string;
  /** The address without language prefix and without the host: `/business`. */
  path: string;
}

/**
 * The breadcrumb of a page for search engines (DESIGN 7), for `JsonLd`: from the home page to the page itself.
 * `siteUrl` is without trailing slash.
 */
export function breadcrumbs(language: Language, siteUrl: string, trail: readonly Crumb[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(getPathname({ locale: language, href: path }), siteUrl).href,
    })),
  };
}
