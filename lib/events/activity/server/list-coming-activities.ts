import type { Context } from '@/lib/platform/server/context';
import { beijingMidnight } from '@/lib/platform/shared/format/beijing';
import type { ActivityItem } from '../contract';
import { activitiesWithNames, toActivityItem } from './activity-item';
import { isPublicActivity } from './public-activity';

/**
 * The next `count` activities that passed review and are not canceled: those that start today or later, the soonest first.
 * Today is Beijing's, so that a page with them is valid until midnight.
 */
export async function listComingActivities(context: Context, count: number): Promise<ActivityItem[]> {
  const now = context.now();
  const rows = await activitiesWithNames(context.db.read)
    .where(isPublicActivity)
    .where('canceled_at', 'is', null)
    .where('hold_start_at', '>=', beijingMidnight(now))
    .orderBy('hold_start_at')
    .orderBy('activity.id', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => toActivityItem(row, context.language, now));
}
