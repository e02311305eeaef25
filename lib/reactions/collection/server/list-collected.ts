import { type Expression, sql } from 'kysely';
import { isNamed } from '@/lib/base/search/port';
import type { ActivityItem } from '@/lib/events/activity/contract';
import { findActivityItems } from '@/lib/events/activity/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { PlaylistItem } from '@/lib/works/playlist/contract';
import { findPlaylistItems } from '@/lib/works/playlist/port';
import type { VideoItem } from '@/lib/works/work/contract';
import { findVideoItems } from '@/lib/works/work/port';
import type { CollectionKind } from '../codes';

/**
 * The works that the caller has collected, the latest first; those that everybody may still see. With a text, those that have
 * it in a title.
 */
export function listCollectedVideos(
  context: Context,
  { text = '', ...query }: PageQuery & { text?: string },
): Promise<Page<VideoItem>> {
  return listCollected(context, 'video', query, findVideoItems, isNamed('video', 'collection_item.target_id', text));
}

/** The activities that the caller has collected, the latest first; those that everybody may still see. */
export function listCollectedActivities(context: Context, query: PageQuery): Promise<Page<ActivityItem>> {
  return listCollected(context, 'activity', query, findActivityItems);
}

/** The play lists that the caller has collected, the latest first; those that everybody may still see something in. */
export function listCollectedPlaylists(context: Context, query: PageQuery): Promise<Page<PlaylistItem>> {
  return listCollected(context, 'playlist', query, findPlaylistItems);
}

/**
 * The ids of a page and one more from the collection, by its index alone, then the things themselves from who owns them:
 * what is no longer public leaves its page shorter and moves no other thing.
 */
async function listCollected<Item>(
  context: Context,
  kind: CollectionKind,
  query: PageQuery,
  findItems: (context: Context, ids: string[]) => Promise<Item[]>,
  isWanted: Expression<boolean> = sql<boolean>`true`,
): Promise<Page<Item>> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('collection_item')
    .select('target_id')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where(isWanted)
    .orderBy('created_at', 'desc')
    .orderBy('target_id', 'desc')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, (row) => row.target_id);
  return { ...page, list: await findItems(context, page.list) };
}
