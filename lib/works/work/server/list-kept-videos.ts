import { isNamed } from '@/lib/base/search/port';
import type { Context } from '@/lib/platform/server/context';
import type { Page, PageQuery } from '@/lib/platform/shared/wire';
import { collectedId, listCollected } from '@/lib/reactions/collection/port';
import { likedId, listLiked } from '@/lib/reactions/like/port';
import type { VideoItem } from '../contract';
import { findVideoItems } from './video-item';

/** A page of works; with a text, those that have it in a title. */
type WorkQuery = PageQuery & { text?: string };

/** The works that the caller has collected, the latest first; only public ones. */
export function listCollectedVideos(context: Context, { text = '', ...query }: WorkQuery): Promise<Page<VideoItem>> {
  return listCollected(context, 'video', query, findVideoItems, isNamed('video', collectedId, text));
}

/** The works that the caller likes, the latest liked first; only public ones. */
export function listLikedVideos(context: Context, { text = '', ...query }: WorkQuery): Promise<Page<VideoItem>> {
  return listLiked(context, 'video', query, findVideoItems, isNamed('video', likedId, text));
}
