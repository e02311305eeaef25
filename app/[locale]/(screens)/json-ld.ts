import { organization } from '@/lib/app/organization';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { type Language, languageNames } from '@/lib/platform/shared/language';

interface SiteFacts {
  language: Language;
  siteUrl: string;
  /** Name of the site. */
  name: string;
}

/** Describes to search engines whose site this is, and how to search it. */
export function siteJsonLd({ language, siteUrl, name }: SiteFacts): Record<string, unknown> {
  return {
    '@type': 'WebSite',
    name,
    url: siteUrl,
    inLanguage: languageNames[language].html,
    publisher: organization(siteUrl, { name }),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl}${getPathname({ locale: language, href: '/Search' })}?text={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
