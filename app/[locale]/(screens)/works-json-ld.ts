import { absoluteUrl, listedWorks, listItems, type PageFacts } from '@/lib/app/json-ld';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import type { VideoItem } from '@/lib/works/work/contract';

interface WorksFacts extends PageFacts {
  list: readonly VideoItem[];
  /** The address of the page without language prefix, and its name. */
  path: string;
  name: string;
}

/** Describes to search engines the works that a page lists, in order, and its breadcrumb. */
export function worksJsonLd({ list, path, name, ...facts }: WorksFacts): Record<string, unknown> {
  const items = {
    '@type': 'ItemList',
    '@id': absoluteUrl(facts, path),
    name,
    numberOfItems: list.length,
    itemListElement: listItems(facts, listedWorks(list)),
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name, path },
  ];
  return { '@graph': [items, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
