import { createTranslator } from 'next-intl';
import { messages } from '@/lib/app/messages';
import { organization } from '@/lib/app/organization';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { env } from '@/lib/platform/server/env';
import { type Language, languageNames } from '@/lib/platform/shared/language';

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
export function businessJsonLd(page: StructuredPage, ...holds: readonly Data[]): Data {
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
        about: companyReference(),
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

interface OfferedService {
  name: string;
  description: string;
}

/** What the company does for others, by name; `page` is the one that speaks of it. */
export function offeredServices(name: string, page: StructuredPage, offers: readonly OfferedService[]): Data {
  const url = pageUrl(page);
  const provider = companyReference();
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType: name,
    description: page.description,
    url,
    provider,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: offers.map((offer) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', ...offer, provider },
      })),
    },
  };
}

/** The company, which each page describes once, where something else speaks of it. */
export function companyReference(): { '@id': string } {
  return { '@id': `${env().siteUrl}/#organization` };
}

/** The questions of a page with their answers. */
export function answeredQuestions(questions: readonly { question: string; answer: string }[]): Data {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
