import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/platform/server/env';

export interface OrganizationNames {
  /** The product's name in the language of the page. */
  name: string;
  /** The name in the other language, if it differs. */
  alternateName?: string;
  /** A sentence about it. */
  description?: string;
}

/**
 * Describes the site's organization to search engines, and how business customers reach it (DESIGN 7), for `JsonLd`.
 * The legal name is the configured company's; contacts that are not configured are left out.
 */
export function organization(siteUrl: string, names: OrganizationNames): Record<string, unknown> {
  const { companyName, business } = env();
  const { hotline, email } = business;
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    ...names,
    legalName: companyName ?? undefined,
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject', url: `${siteUrl}/icon-512.png`, width: 512, height: 512 },
    contactPoint:
      hotline || email
        ? {
            '@type': 'ContactPoint',
            contactType: 'sales',
            telephone: hotline ?? undefined,
            email: email ?? undefined,
            availableLanguage: ['zh', 'en'],
          }
        : undefined,
  };
}

/** The operator of the site, to which the texts refer. */
export async function operatorName(): Promise<string> {
  return env().companyName ?? (await getTranslations('shell'))('name');
}
