import { getTranslations } from 'next-intl/server';
import { organization } from '@/lib/app/organization';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { env } from '@/lib/platform/server/env';
import { defaultLanguage, type Language, languageNames } from '@/lib/platform/shared/language';

export interface StructuredContent {
  language: Language;
  /** Without language prefix. */
  path: string;
  title: string;
  description: string;
  isTranslated: boolean;
  /** ISO 8601. */
  updatedAt: string;
  /** Of a single text. */
  version?: number;
  /** Whether it is the page about the company. */
  isAbout?: boolean;
}

/**
 * Describes a page of editors' text to search engines, with its organization and breadcrumb, for `JsonLd` (DESIGN 7).
 */
export async function contentJsonLd(content: StructuredContent): Promise<Record<string, unknown>> {
  const { path, title, description, updatedAt, version, isTranslated, isAbout = false } = content;
  const { siteUrl } = env();
  const t = await getTranslations('shell');
  const language = isTranslated ? content.language : defaultLanguage;
  const url = new URL(getPathname({ locale: language, href: path }), siteUrl).href;
  const company = organization(siteUrl, { name: t('name'), ...(isAbout && { description }) });
  return {
    '@graph': [
      company,
      {
        '@type': isAbout ? 'AboutPage' : 'WebPage',
        '@id': url,
        ...{ url, name: title, description, dateModified: updatedAt, version },
        inLanguage: languageNames[language].html,
        isPartOf: { '@type': 'WebSite', name: t('name'), url: `${siteUrl}/` },
        [isAbout ? 'mainEntity' : 'publisher']: { '@id': company['@id'] },
      },
      breadcrumbs(content.language, siteUrl, [
        { name: t('home'), path: '/' },
        { name: title, path },
      ]),
    ],
  };
}
