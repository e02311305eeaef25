import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/platform/server/env';

export interface OrganizationNames {
  /** The product's name in the language of the page. */
  name: string;
  /** The same in the other language, if it is called otherwise there. */
  alternateName?: string;
  /** A sentence about it. */
  description?: string;
}

/**
 * Says to search engines who is behind the site and how business customers reach it (DESIGN 7), for `JsonLd`. The company
 * gives the legal name where it is configured; a contact that is not offered is not said.
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

/** Who runs the site: the texts speak of the operator that their page names. */
export async function operatorName(): Promise<string> {
  return env().companyName ?? (await getTranslations('shell'))('name');
}
