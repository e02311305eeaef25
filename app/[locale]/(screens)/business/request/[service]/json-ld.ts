import { type Language, languageNames } from '@/lib/platform/shared/language';

interface RequestFacts {
  name: string;
  description: string;
  /** The absolute address of the page where it is asked for. */
  url: string;
  language: Language;
  /** Who is behind the site, from `organization`. */
  provider: Record<string, unknown>;
}

/** Says to search engines what a business customer can ask for and where (DESIGN 7), for `JsonLd`. */
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
