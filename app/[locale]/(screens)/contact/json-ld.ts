import { type Language, languageNames } from '@/lib/platform/shared/language';

interface ContactFacts {
  name: string;
  description: string;
  /** The absolute address of the page. */
  url: string;
  language: Language;
  /** Who is behind the site, from `organization`. */
  provider: Record<string, unknown>;
}

/** Says to search engines that a page is where one reaches us, and how. */
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
