import { absoluteUrl, type PageFacts } from '@/lib/app/json-ld';
import { organization } from '@/lib/app/organization';
import { projectPath } from '@/lib/careers/demand/client/addresses';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';

interface ProjectFacts extends PageFacts {
  /** What the page is called, and the product, which sells it. */
  name: string;
  siteName: string;
  description: string;
  /** What is sold, with its price in yuan. */
  offers: readonly { name: string; yuan: number }[];
}

/** Tells search engines what project docking is and what it costs. */
export function projectJsonLd({
  name,
  siteName,
  description,
  offers,
  ...facts
}: ProjectFacts): Record<string, unknown> {
  const url = absoluteUrl(facts, projectPath);
  const service = {
    '@type': 'Service',
    '@id': url,
    ...{ url, name, description },
    provider: { '@id': `${facts.siteUrl}/#organization` },
    offers: offers.map((offer) => ({
      '@type': 'Offer',
      name: offer.name,
      price: offer.yuan,
      priceCurrency: 'CNY',
    })),
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name, path: projectPath },
  ];
  return {
    '@graph': [
      organization(facts.siteUrl, { name: siteName }),
      service,
      breadcrumbs(facts.language, facts.siteUrl, trail),
    ],
  };
}
