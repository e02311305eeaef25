import type { ActivityItem } from '@/lib/activity/contract';
import { findActivityItems } from '@/lib/activity/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { VideoItem } from '@/lib/video/contract';
import { findVideoItems } from '@/lib/video/port';
import type { CollectionKind } from '../codes';

/** The works that the caller has collected, the latest first; those that everybody may still see. */
export function listCollectedVideos(context: Context, query: PageQuery): Promise<Page<VideoItem>> {
  return listCollected(context, 'video', query, findVideoItems);
}

/** The activities that the caller has collected, the latest first; those that everybody may still see. */
export function listCollectedActivities(context: Context, query: PageQuery): Promise<Page<ActivityItem>> {
  return listCollected(context, 'activity', query, findActivityItems);
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
): Promise<Page<Item>> {
  const { personId } = signedIn(context);
  const rows = await context.db.read
    .selectFrom('collection_item')
    .select('target_id')
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('target_id', 'desc')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, (row) => row.target_id);
  return { ...page, list: await findItems(context, page.list) };
}
