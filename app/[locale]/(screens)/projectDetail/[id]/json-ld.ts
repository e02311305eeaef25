import { absoluteUrl, type PageFacts } from '@/lib/app/json-ld';
import { demandPath, demandsPath } from '@/lib/careers/demand/client/addresses';
import type { DemandDetail } from '@/lib/careers/demand/contract';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { truncate } from '@/lib/platform/shared/format/truncate';

interface DemandPageFacts extends PageFacts {
  demand: DemandDetail;
  /** What its kind, and the list of demands, are called. */
  kindName: string;
  listName: string;
}

/**
 * Describes a demand to search engines: what is asked for, for how much, where and until when. One that takes no proposals is no
 * demand to them any more, and says only where it stands.
 */
export function demandJsonLd({ demand, kindName, listName, ...facts }: DemandPageFacts): Record<string, unknown> {
  const { id, title, titleLanguage, phase } = demand;
  const path = demandPath(id);
  // A text in another language than the page's is found at its own address.
  const url = absoluteUrl({ ...facts, language: titleLanguage }, path);
  const asked = {
    '@type': 'Demand',
    '@id': url,
    url,
    name: title,
    description: briefly(demand.body, 300),
    category: kindName,
    areaServed: demand.place || undefined,
    priceSpecification: priceOf(demand),
    validFrom: demand.publishedAt,
    validThrough: `${demand.lastDay}T23:59:59+08:00`,
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name: listName, path: demandsPath },
    { name: title, path },
  ];
  return { '@graph': [...(phase === 'open' ? [asked] : []), breadcrumbs(facts.language, facts.siteUrl, trail)] };
}

function priceOf({ budgetFrom, budgetTo }: DemandDetail) {
  if (budgetFrom === null && budgetTo === null) return undefined;
  return {
    '@type': 'PriceSpecification',
    priceCurrency: 'CNY',
    minPrice: budgetFrom ?? undefined,
    maxPrice: budgetTo ?? undefined,
  };
}

/** The beginning of a plain text on one line, in at most so many characters. */
export const briefly = (text: string, most: number) => truncate(text.replaceAll(/\s+/g, ' ').trim(), most);
