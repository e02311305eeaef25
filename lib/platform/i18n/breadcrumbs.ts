import type { Language } from '@/lib/platform/shared/language';
import { getPathname } from './navigation';

/** A page on the way to another one. */
export interface Crumb {
  /** As the page is called in the language of the trail. */
  name: string;
  /** The address without language prefix and without the host: `/business`. */
  path: string;
}

/**
 * Says to search engines where a page stands (DESIGN 7), for `JsonLd`: the way to it from the home page, which comes
 * first, the page itself last. `siteUrl` is without a slash at its end.
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
