import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { ActivityItem, findActivitiesOfPerson } from '../contract';
import { findActivityItems } from './activity-item';
import { isPublicActivity } from './public-activity';

type Query = InputOf<typeof findActivitiesOfPerson>;

/** The activities of an organiser that passed review, the latest start first; empty for an unknown person. */
export async function listActivitiesOfPerson(context: Context, query: Query): Promise<Page<ActivityItem>> {
  const rows = await context.db.read
    .selectFrom('activity')
    .select('activity.id')
    .where('organiser_id', '=', query.userId)
    .where(isPublicActivity)
    .orderBy('hold_start_at', 'desc')
    .orderBy('activity.id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, ({ id }) => id);
  return { ...page, list: await findActivityItems(context, page.list) };
}
