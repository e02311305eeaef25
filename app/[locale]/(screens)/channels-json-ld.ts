import { absoluteUrl, listItems, type PageFacts } from '@/lib/app/json-ld';
import type { TopicItem } from '@/lib/community/topic/contract';
import { channelPath } from '@/lib/community/topic/rules/channel-path';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';

interface ChannelsFacts extends PageFacts {
  /** What the list is called. */
  name: string;
  /** Without language prefix. */
  path: string;
  channels: readonly TopicItem[];
  /** What stands between the home page and this one. */
  above?: readonly { name: string; path: string }[];
}

/** Says to search engines which channels a page lists, and where it stands. */
export function channelsJsonLd({ name, path, channels, above = [], ...facts }: ChannelsFacts): Record<string, unknown> {
  const items = {
    '@type': 'ItemList',
    '@id': absoluteUrl(facts, path),
    name,
    numberOfItems: channels.length,
    itemListElement: listItems(
      facts,
      channels.map(({ id, title }) => ({ name: title, path: channelPath(id) })),
    ),
  };
  const trail = [{ name: facts.home, path: '/' }, ...above, { name, path }];
  return { '@graph': [items, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
