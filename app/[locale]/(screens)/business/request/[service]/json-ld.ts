import { type Language, languageNames } from '@/lib/platform/shared/language';

interface RequestFacts {
  name: string;
  description: string;
  /** Absolute URL of the page with the form. */
  url: string;
  language: Language;
  /** The organization behind the site, from `organization`. */
  provider: Record<string, unknown>;
}

/** Describes to search engines what a business customer can ask for and where (DESIGN 7), for `JsonLd`. */
export function requestJsonLd({ name, description, url, language, provider }: RequestFacts): Record<string, unknown> {
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description,
    url,
    provider,
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceUrl: url,
      availableLanguage: languageNames[language].html,
    },
  };
}
