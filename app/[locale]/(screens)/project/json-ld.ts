import { absoluteUrl, type PageFacts } from '@/lib/app/json-ld';
import { projectPath } from '@/lib/careers/demand/client/addresses';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';

interface ProjectFacts extends PageFacts {
  name: string;
  description: string;
  /** What is sold, with its price in yuan. */
  offers: readonly { name: string; yuan: number }[];
}

/** Tells search engines what project docking is and what it costs. */
export function projectJsonLd({ name, description, offers, ...facts }: ProjectFacts): Record<string, unknown> {
  const url = absoluteUrl(facts, projectPath);
  const service = {
    '@type': 'Service',
    '@id': url,
    ...{ url, name, description },
    provider: { '@id': absoluteUrl({ ...facts, language: 'zh' }, '/') },
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
  return { '@graph': [service, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
