import { absoluteUrl, listedWorks, listItems, type PageFacts } from '@/lib/app/json-ld';
import { creatorPath } from '@/lib/front/centre/rules/entries';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import type { PlaylistDetail } from '@/lib/works/playlist/contract';
import type { VideoItem } from '@/lib/works/work/contract';

interface PlaylistFacts extends PageFacts {
  playlist: PlaylistDetail;
  /** The first of its works, in their order. */
  videos: readonly VideoItem[];
}

/** Describes to search engines the works of a play list, in order, its owner and its breadcrumb. */
export function playlistJsonLd({ playlist, videos, ...facts }: PlaylistFacts): Record<string, unknown> {
  const path = `/playlist/${playlist.id}`;
  const items = {
    '@type': 'ItemList',
    '@id': absoluteUrl(facts, path),
    url: absoluteUrl(facts, path),
    name: playlist.title,
    description: playlist.intro || undefined,
    numberOfItems: playlist.videoCount,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: listItems(facts, listedWorks(videos)),
  };
  const trail = [
    { name: facts.home, path: '/' },
    { name: playlist.nickName, path: creatorPath(playlist.userId) },
    { name: playlist.title, path },
  ];
  return { '@graph': [items, breadcrumbs(facts.language, facts.siteUrl, trail)] };
}
