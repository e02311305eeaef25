import { cache } from 'react';
import { authorsTag } from '@/lib/person/server/page-tags';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import type { VideoItem } from '@/lib/video/contract';
import { findPicks } from '@/lib/video/server/find-picks';
import { picksTag } from '@/lib/video/server/page-tags';
import { isMonth, picksPath, wordsOfMonth } from '@/lib/watch/rules/months';
import { sharePicture } from './share-images';
import { visitorContext } from './visitor';

/**
 * What staff picked in a month (YYYY-MM), or for the empty word in the latest that has picks, with the address under which
 * it is to be found, without language prefix. Null for what is no month.
 * Read once for a rendering, whose metadata needs it too.
 */
export const readPicksPage = cache(async (language: Language, month: string) => {
  if (month !== '' && !isMonth(month)) return null;
  const found = await taggedRead([picksTag, authorsTag], () => findPicks(visitorContext(language), { month }));
  // The latest month has one address, and a month without picks none of its own.
  const isOlder = found.list.length > 0 && found.month !== found.months[0];
  return { ...found, path: picksPath(isOlder ? found.month : ''), monthWords: wordsOfMonth(found.month) };
});

/** The address of the share picture: the first pick's cover, in the size of share cards, or the site's own. */
export function picksSharePicture(language: Language, list: readonly VideoItem[]): string {
  return sharePicture(language, list.find(({ thumb }) => thumb)?.thumb);
}

interface PicksFacts {
  list: readonly VideoItem[];
  language: Language;
  siteUrl: string;
  /** The address of the page without language prefix, and what it is called. */
  path: string;
  name: string;
  /** What the home page is called, at the beginning of the trail. */
  home: string;
}

/** Says to search engines which works the page lists, in their order, and where it stands. */
export function picksJsonLd({ list, language, siteUrl, path, name, home }: PicksFacts): Record<string, unknown> {
  const absolute = (href: string) => new URL(getPathname({ locale: language, href }), siteUrl).href;
  const items = {
    '@type': 'ItemList',
    '@id': absolute(path),
    name,
    numberOfItems: list.length,
    itemListElement: list.map(({ videoId, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absolute(`/video/detail/${videoId}`),
    })),
  };
  const trail = [
    { name: home, path: '/' },
    { name, path },
  ];
  return { '@graph': [items, breadcrumbs(language, siteUrl, trail)] };
}
