import { cache } from 'react';
import { orNull } from '@/lib/app/or-not-found';
import { visitorContext } from '@/lib/app/visitor';
import { authorsTag } from '@/lib/people/person/server/page-tags';
import { taggedRead } from '@/lib/platform/server/page-cache/tagged-read';
import type { Language } from '@/lib/platform/shared/language';
import { getPlaylist } from '@/lib/works/playlist/server/get-playlist';
import { listEntryIds } from '@/lib/works/playlist/server/list-entry-ids';
import { listPlaylistVideos } from '@/lib/works/playlist/server/list-playlist-videos';
import { playlistTag } from '@/lib/works/playlist/server/page-tags';
import { videoTag } from '@/lib/works/work/server/page-tags';

/** Whether a string can be the id of a play list, so that no other address is read or cached. */
const isPlaylistId = (id: string) => /^[\w-]{1,64}$/.test(id);

/**
 * What the first HTML of a play list's page shows: the list and the first of its works. Null for an unknown or private
 * one, but tagged, so that a cached 404 ends when it becomes public. Read once per rendering.
 */
export const readPlaylistPage = cache(async (language: Language, id: string) => {
  if (!isPlaylistId(id)) return null;
  const context = visitorContext(language);
  const playlist = await taggedRead([playlistTag(id), authorsTag], () => getPlaylist(context, { id }).catch(orNull));
  if (!playlist) return null;
  // The list, its cover and its counts change when a work is taken down or restored.
  const works = (await listEntryIds(context, id)).map(videoTag);
  const videos = await taggedRead(works, () =>
    listPlaylistVideos(context, { id, pageIndex: 1, pageSize: 20 }).catch(orNull),
  );
  return videos && { playlist, videos };
});
