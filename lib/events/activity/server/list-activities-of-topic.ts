import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { ActivityItem, findActivitiesOfTopic } from '../contract';
import { findActivityItems } from './activity-item';
import { isPublicActivity } from './public-activity';

type Query = InputOf<typeof findActivitiesOfTopic>;

/** The activities in a channel that passed review, the latest start first; empty for an unknown channel. */
export async function listActivitiesOfTopic(context: Context, query: Query): Promise<Page<ActivityItem>> {
  const rows = await context.db.read
    .selectFrom('activity')
    .select('activity.id')
    .where('topic_id', '=', query.topicId)
    .where(isPublicActivity)
    .orderBy('hold_start_at', 'desc')
    .orderBy('activity.id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, ({ id }) => id);
  return { ...page, list: await findActivityItems(context, page.list) };
}
