import { getTranslations } from 'next-intl/server';
import { breadcrumbs, type Crumb } from '@/lib/platform/i18n/breadcrumbs';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { env } from '@/lib/platform/server/env';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { organization } from './organization';

type Data = Record<string, unknown>;

export interface StructuredPage {
  language: Language;
  /** Without language prefix. */
  path: string;
  title: string;
  description: string;
  /** The way to it from the home page, which is added; the page itself last. */
  trail: readonly Crumb[];
  /** What kind of page it is in schema.org's words. */
  type?: 'WebPage' | 'ContactPage';
}

/**
 * Says to search engines what a business page is, who is behind it, where it stands and what it holds, for `JsonLd`
 * (DESIGN 7).
 */
export async function businessStructure(page: StructuredPage, ...holds: readonly Data[]): Promise<Data> {
  const { siteUrl } = env();
  const t = await getTranslations('shell');
  const url = pageUrl(page);
  return {
    '@graph': [
      organization(siteUrl, { name: t('name') }),
      {
        '@type': page.type ?? 'WebPage',
        '@id': url,
        url,
        name: page.title,
        description: page.description,
        inLanguage: languageNames[page.language].html,
        isPartOf: { '@type': 'WebSite', name: t('name'), url: `${siteUrl}/` },
        about: { '@id': `${siteUrl}/#organization` },
      },
      breadcrumbs(page.language, siteUrl, [{ name: t('home'), path: '/' }, ...page.trail]),
      ...holds,
    ],
  };
}

/** The absolute address of a page. */
export function pageUrl({ language, path }: Pick<StructuredPage, 'language' | 'path'>): string {
  return new URL(getPathname({ locale: language, href: path }), env().siteUrl).href;
}

/** What the company does for others, by name. */
export function serviceStructure(name: string, url: string, offers: readonly { name: string; description: string }[]) {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType: name,
    url,
    provider: { '@id': `${env().siteUrl}/#organization` },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: offers.map((offer) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', ...offer } })),
    },
  };
}

/** The questions of a page with their answers. */
export function questionStructure(questions: readonly { question: string; answer: string }[]): Data {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
