import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import { type ActivityItem, activityStatus, type findActivityList } from '../contract';
import { activityItemColumns, toActivityItem } from './activity-item';

/**
 * Activities that passed review, the latest start first (specification sections 3 and 7). `orderBy` has only this
 * order; the status follows the clock (specification section 4).
 */
export async function listActivities(
  context: Context,
  query: InputOf<typeof findActivityList>,
): Promise<Page<ActivityItem>> {
  const rows = await activitiesByStart(context.db.read, query);
  const now = context.now();
  return toPage(rows, query, (row) => toActivityItem(row, context.language, now));
}

/** The rows of a page and one more. Earlier pages are skipped in the index only; only this page's rows are read. */
function activitiesByStart(db: Reader, { pageIndex, pageSize }: PageQuery) {
  const page = db
    .selectFrom('activity')
    .select('id')
    // A literal, not a parameter: otherwise the partial index of listed activities is not used.
    .where('review_state', '=', sql.lit(activityStatus.passed))
    .orderBy('hold_start_at', 'desc')
    .orderBy('id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  return db
    .selectFrom(page.as('page'))
    .innerJoin('activity', 'activity.id', 'page.id')
    .innerJoin('person', 'person.id', 'activity.organiser_id')
    .select(activityItemColumns)
    .orderBy('hold_start_at', 'desc')
    .orderBy('activity.id')
    .execute();
}
