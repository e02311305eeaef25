import { type Language, languageNames } from '@/lib/platform/shared/language';

interface ContactFacts {
  name: string;
  description: string;
  /** Absolute URL of the page. */
  url: string;
  language: Language;
  /** The organization behind the site, from `organization`. */
  provider: Record<string, unknown>;
}

/** Describes a contact page to search engines, with the ways to reach us. */
export function contactJsonLd({ name, description, url, language, provider }: ContactFacts): Record<string, unknown> {
  return {
    '@type': 'ContactPage',
    name,
    description,
    url,
    inLanguage: languageNames[language].html,
    mainEntity: provider,
  };
}
