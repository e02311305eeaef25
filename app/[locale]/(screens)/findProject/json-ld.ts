import { absoluteUrl, listItems, type PageFacts } from '@/lib/app/json-ld';
import { demandPath, demandsPath, projectPath } from '@/lib/careers/demand/client/addresses';
import type { DemandItem } from '@/lib/careers/demand/contract';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';

interface DemandsFacts extends PageFacts {
  /** What the page and project docking as a whole are called. */
  name: string;
  projectName: string;
  /** In the order of the page. */
  demands: readonly Pick<DemandItem, 'id' | 'title'>[];
}

/** Says to search engines which demands the page lists, and where it stands. */
export function demandsJsonLd({ name, projectName, demands, ...facts }: DemandsFacts): Record<string, unknown> {
  const items = {
    '@type': 'ItemList',
    '@id': absoluteUrl(facts, demandsPath),
    name,
    numberOfItems: demands.length,
    itemListElement: listItems(
      facts,
      demands.map(({ id, title }) => ({ name: title, path: demandPath(id) })),
    ),
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name: projectName, path: projectPath },
    { name, path: demandsPath },
  ];
  return { '@graph': [items, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
