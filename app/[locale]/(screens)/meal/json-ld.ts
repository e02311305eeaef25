import { absoluteUrl, type PageFacts } from '@/lib/app/json-ld';
import { organization } from '@/lib/app/organization';
import { packagesPath } from '@/lib/careers/recruitment/client/addresses';
import type { JobPackage } from '@/lib/careers/recruitment/contract';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';

interface PackagesFacts extends PageFacts {
  /** What the page is called. */
  name: string;
  /** What the product is called, which sells them. */
  siteName: string;
  packages: readonly Pick<JobPackage, 'title' | 'priceFen'>[];
}

/** Says to search engines what packages of job posts cost, and where the page stands. */
export function packagesJsonLd({ name, siteName, packages, ...facts }: PackagesFacts): Record<string, unknown> {
  const url = absoluteUrl(facts, packagesPath);
  // Described beside them.
  const seller = { '@id': `${facts.siteUrl}/#organization` };
  const catalog = {
    '@type': 'OfferCatalog',
    '@id': `${url}#packages`,
    ...{ name, url },
    itemListElement: packages.map(({ title, priceFen }) => ({
      '@type': 'Offer',
      ...{ name: title, seller, price: (priceFen / 100).toFixed(2), priceCurrency: 'CNY' },
    })),
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name, path: packagesPath },
  ];
  return {
    '@graph': [
      organization(facts.siteUrl, { name: siteName }),
      catalog,
      breadcrumbs(facts.language, facts.siteUrl, trail),
    ],
  };
}
