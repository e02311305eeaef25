import { keepDocument } from '@/lib/base/search/port';
import { personTag } from '@/lib/people/person/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { activitiesTag, activityTag } from './page-tags';
import { activitySearch } from './search-document';

/**
 * Updates everything public of an activity: its search index entry and every page that shows it. Changes of its public data or
 * visibility call this last in their transaction.
 */
export async function showChange(tx: Tx, activity: { id: string; organiser_id: string }, now: number): Promise<void> {
  await keepDocument(tx, 'activity', activity.id, activitySearch.readDocument);
  await invalidatePages(tx, [activityTag(activity.id), personTag(activity.organiser_id), activitiesTag], now);
}
