import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { ActivityItem, findActivityList } from '../contract';
import { findActivityItems } from './activity-item';
import { isPublicActivity } from './public-activity';

/**
 * Activities that passed review, the latest start first (specification sections 3 and 7). `orderBy` has only this
 * order; the status follows the clock (specification section 4). A page is so many entries of an index.
 */
export async function listActivities(
  context: Context,
  query: InputOf<typeof findActivityList>,
): Promise<Page<ActivityItem>> {
  const rows = await context.db.read
    .selectFrom('activity')
    .select('activity.id')
    .where(isPublicActivity)
    .orderBy('hold_start_at', 'desc')
    .orderBy('activity.id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, ({ id }) => id);
  return { ...page, list: await findActivityItems(context, page.list) };
}
