import { cache } from 'react';
import { authorsTag } from '@/lib/person/server/page-tags';
import { breadcrumbs } from '@/lib/platform/i18n/breadcrumbs';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { Language } from '@/lib/platform/shared/language';
import type { PlaylistDetail } from '@/lib/playlist/contract';
import { getPlaylist } from '@/lib/playlist/server/get-playlist';
import { listEntryIds } from '@/lib/playlist/server/list-entry-ids';
import { listPlaylistVideos } from '@/lib/playlist/server/list-playlist-videos';
import { playlistTag } from '@/lib/playlist/server/page-tags';
import type { VideoItem } from '@/lib/video/contract';
import { videoTag } from '@/lib/video/server/page-tags';
import { visitorContext } from './visitor';

/** Whether an id can be one of a play list, so that no other address is asked for or kept. */
const isPlaylistId = (id: string) => /^[\w-]{1,64}$/.test(id);

/**
 * What stands in the first HTML of a play list's page: the list and the first of its works. Null for none and for a private
 * one, tagged all the same, so that a kept 404 ends when it becomes public. Read once for a rendering.
 */
export const readPlaylistPage = cache(async (language: Language, id: string) => {
  if (!isPlaylistId(id)) return null;
  const context = visitorContext(language);
  const playlist = await taggedRead([playlistTag(id), authorsTag], () => getPlaylist(context, { id }).catch(nothing));
  if (!playlist) return null;
  // A work that is taken down leaves the list, its cover and its numbers; one that comes back stands in them again.
  const works = (await listEntryIds(context, id)).map(videoTag);
  const videos = await taggedRead(works, () =>
    listPlaylistVideos(context, { id, pageIndex: 1, pageSize: 20 }).catch(nothing),
  );
  return videos && { playlist, videos };
});

function nothing(error: unknown): null {
  if (error instanceof CodedError && error.code === 'NullPointer') return null;
  throw error;
}

interface PlaylistFacts {
  playlist: PlaylistDetail;
  /** The first of its works, in their order. */
  videos: readonly VideoItem[];
  language: Language;
  siteUrl: string;
  /** What the home page is called, at the beginning of the trail. */
  home: string;
}

/** Says to search engines which works a play list holds, in their order, whose it is and where it stands. */
export function playlistJsonLd({ playlist, videos, language, siteUrl, home }: PlaylistFacts): Record<string, unknown> {
  const absolute = (href: string) => new URL(getPathname({ locale: language, href }), siteUrl).href;
  const path = `/playlist/${playlist.id}`;
  const maker = `/otherPeople?userId=${playlist.userId}`;
  const items = {
    '@type': 'ItemList',
    '@id': absolute(path),
    url: absolute(path),
    name: playlist.title,
    description: playlist.intro || undefined,
    numberOfItems: playlist.videoCount,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: videos.map(({ videoId, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absolute(`/video/detail/${videoId}`),
    })),
  };
  const trail = [
    { name: home, path: '/' },
    { name: playlist.nickName, path: maker },
    { name: playlist.title, path },
  ];
  return { '@graph': [items, breadcrumbs(language, siteUrl, trail)] };
}
