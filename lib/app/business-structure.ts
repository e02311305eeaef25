import { createTranslator } from 'next-intl';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { env } from '@/lib/platform/server/env';
import { type Language, languageNames } from '@/lib/platform/shared/language';
import { messages } from './messages';
import { organization } from './organization';

type Data = Record<string, unknown>;

export interface StructuredPage {
  language: Language;
  /** Without language prefix. */
  path: string;
  title: string;
  description: string;
  /** What it is called on the way to it. */
  crumb: string;
  /** What kind of page it is in schema.org's words. */
  type?: 'WebPage' | 'ContactPage';
}

/**
 * Says to search engines what a business page is, who is behind it, where it stands (below /business) and what it holds,
 * for `JsonLd` (DESIGN 7).
 */
export function businessStructure(page: StructuredPage, ...holds: readonly Data[]): Data {
  const { siteUrl } = env();
  const { language, path, crumb } = page;
  const t = createTranslator({ locale: language, messages: messages[language] });
  const url = pageUrl(page);
  const trail = [
    { name: t('shell.name'), path: '/' },
    { name: t('business.crumb'), path: '/business' },
    ...(path === '/business' ? [] : [{ name: crumb, path }]),
  ];
  return {
    '@graph': [
      organization(siteUrl, { name: t('shell.name') }),
      {
        '@type': page.type ?? 'WebPage',
        '@id': url,
        url,
        name: page.title,
        description: page.description,
        inLanguage: languageNames[language].html,
        isPartOf: { '@type': 'WebSite', name: t('shell.name'), url: `${siteUrl}/` },
        about: { '@id': `${siteUrl}/#organization` },
      },
      breadcrumbs(language, siteUrl, trail),
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
