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
  /** Its name in the breadcrumb. */
  crumb: string;
  /** Its schema.org type. */
  type?: 'WebPage' | 'ContactPage';
}

/**
 * Describes a business page to search engines: its organization, its breadcrumb (below /business) and its content, for
 * `JsonLd` (DESIGN 7).
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

/** Absolute URL of a page. */
export function pageUrl({ language, path }: Pick<StructuredPage, 'language' | 'path'>): string {
  return new URL(getPathname({ locale: language, href: path }), env().siteUrl).href;
}

interface OfferedService {
  name: string;
  description: string;
}

/** The company's services, by name; `page` is the page that describes them. */
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

/** A reference to the company, which each page describes once. */
export function companyReference(): { '@id': string } {
  return { '@id': `${env().siteUrl}/#organization` };
}

/** Questions and answers of a page. */
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
