import { absoluteUrl, listItems, type PageFacts } from '@/lib/app/json-ld';
import { broadcastPath, broadcastsPath } from '@/lib/live/broadcast/client/addresses';
import type { BroadcastItem } from '@/lib/live/broadcast/contract';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';

interface BroadcastsFacts extends PageFacts {
  /** What the page is called. */
  name: string;
  /** In the order of the page. */
  broadcasts: readonly Pick<BroadcastItem, 'id' | 'title'>[];
}

/** Says to search engines which live streams the page lists, and where it stands. */
export function broadcastsJsonLd({ name, broadcasts, ...facts }: BroadcastsFacts): Record<string, unknown> {
  const items = {
    '@type': 'ItemList',
    '@id': absoluteUrl(facts, broadcastsPath),
    name,
    numberOfItems: broadcasts.length,
    itemListElement: listItems(
      facts,
      broadcasts.map(({ id, title }) => ({ name: title, path: broadcastPath(id) })),
    ),
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name, path: broadcastsPath },
  ];
  return { '@graph': [items, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
