import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import { type ActivityItem, activityStatus, type findActivityList } from '../contract';
import { activityStatusAt } from '../rules/status';

/**
 * Activities that passed review, the latest start first (specification sections 3 and 7). `orderBy` knows this one
 * order so far; the status is the clock's (specification section 4).
 */
export async function listActivities(
  context: Context,
  query: InputOf<typeof findActivityList>,
): Promise<Page<ActivityItem>> {
  const rows = await activitiesByStart(context.db.read, query);
  const now = context.now();
  return toPage(rows, query, (row): ActivityItem => {
    const title = translate(row.title_zh, row.title_en, context.language);
    const times = { reviewState: row.review_state, holdStartAt: row.hold_start_at, holdEndAt: row.hold_end_at };
    return {
      id: row.id,
      thumb: row.cover,
      category: row.category,
      status: activityStatusAt(times, now),
      title: title.text,
      titleLanguage: title.language,
      nickname: row.nickname,
      holdStartTime: isoInBeijing(row.hold_start_at),
    };
  });
}

/** The rows of a page and one more. Earlier pages are passed over in the index alone; only this page's rows are read. */
function activitiesByStart(db: Reader, { pageIndex, pageSize }: PageQuery) {
  const page = db
    .selectFrom('activity')
    .select('id')
    // Written out, not a parameter: only then may the index of listed activities be used.
    .where('review_state', '=', sql.lit(activityStatus.passed))
    .orderBy('hold_start_at', 'desc')
    .orderBy('id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
  return db
    .selectFrom(page.as('page'))
    .innerJoin('activity', 'activity.id', 'page.id')
    .innerJoin('person', 'person.id', 'activity.organiser_id')
    .select(['activity.id', 'cover', 'category', 'review_state', 'title_zh', 'title_en', 'nickname'])
    .select(['hold_start_at', 'hold_end_at'])
    .orderBy('hold_start_at', 'desc')
    .orderBy('activity.id')
    .execute();
}
