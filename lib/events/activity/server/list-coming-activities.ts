import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import { beijingMidnight } from '@/lib/platform/shared/format/beijing';
import { type ActivityItem, activityStatus } from '../contract';
import { activityItemColumns, toActivityItem } from './activity-item';

/**
 * The next `count` activities that passed review: those that start today or later, the soonest first. Today is
 * Beijing's, so that a page with them is valid until midnight.
 */
export async function listComingActivities(context: Context, count: number): Promise<ActivityItem[]> {
  const now = context.now();
  const rows = await context.db.read
    .selectFrom('activity')
    .innerJoin('person', 'person.id', 'activity.organiser_id')
    .select(activityItemColumns)
    // A literal, not a parameter: otherwise the partial index of listed activities is not used, here backwards.
    .where('review_state', '=', sql.lit(activityStatus.passed))
    .where('hold_start_at', '>=', beijingMidnight(now))
    .orderBy('hold_start_at')
    .orderBy('activity.id', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => toActivityItem(row, context.language, now));
}
