import type { Context } from '@/lib/platform/server/context';
import type { Page, PageQuery } from '@/lib/platform/shared/wire';
import { listCollected } from '@/lib/reactions/collection/port';
import type { PlaylistItem } from '../contract';
import { findPlaylistItems } from './playlist-item';

/** The play lists that the caller has collected, the latest first; only public ones. */
export function listCollectedPlaylists(context: Context, query: PageQuery): Promise<Page<PlaylistItem>> {
  return listCollected(context, 'playlist', query, findPlaylistItems);
}
