import { absoluteUrl, listItems, type PageFacts } from '@/lib/app/json-ld';
import { casePath, casesPath } from '@/lib/careers/showcase/client/addresses';
import type { CaseItem } from '@/lib/careers/showcase/contract';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';

interface CasesFacts extends PageFacts {
  /** What they are called. */
  name: string;
  cases: readonly CaseItem[];
}

/** Describes to search engines the first cases, in order, and where their list stands. An empty list is none. */
export function casesJsonLd({ name, cases, ...facts }: CasesFacts): Record<string, unknown> {
  const trail = [
    { name: facts.home, path: '/' },
    { name, path: casesPath },
  ];
  const items = {
    '@type': 'ItemList',
    '@id': absoluteUrl(facts, casesPath),
    url: absoluteUrl(facts, casesPath),
    name,
    numberOfItems: cases.length,
    itemListElement: listItems(
      facts,
      cases.map(({ id, title }) => ({ name: title, path: casePath(id) })),
    ),
  };
  return { '@graph': [...(cases.length > 0 ? [items] : []), breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
