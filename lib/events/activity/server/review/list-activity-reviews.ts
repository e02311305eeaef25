import { requireAllowed } from '@/lib/base/permission/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { reviewCode } from '../../codes';
import type { ActivityRow, listActivityReviews as contract } from '../../contract';
import { stateOf } from '../../rules/transitions';
import { isInState } from '../in-state';

type Query = InputOf<typeof contract>;

const columns = {
  submittedAt: 'activity.submitted_at',
  createdAt: 'activity.created_at',
} as const satisfies Record<Query['sort'], string>;

/**
 * The activities in one state, the earliest submitted first by default; the search matches titles, organisers' names and a whole
 * id. Throws Unauthorized or Forbidden for callers who may not review activities.
 */
export async function listActivityReviews(context: Context, query: Query): Promise<Page<ActivityRow>> {
  requireAllowed(context, 'reviewActivities');
  const rows = await context.db.read
    .selectFrom(pageOf(context.db.read, query).as('page'))
    .innerJoin('activity', 'activity.id', 'page.id')
    .innerJoin('person', 'person.id', 'activity.organiser_id')
    .select(['activity.id', 'title_zh', 'title_en', 'cover', 'organiser_id', 'nickname', 'category', 'review_state'])
    .select(['words', 'hold_start_at', 'activity.submitted_at', 'canceled_at'])
    .orderBy(columns[query.sort], query.order)
    .orderBy('activity.id', query.order)
    .execute();
  const { language } = context;
  return toPage(rows, query, (row) => ({
    id: row.id,
    title: translate(row.title_zh, row.title_en, language).text,
    cover: row.cover,
    organiser: shownNickname(row.nickname, language),
    organiserId: row.organiser_id,
    category: row.category,
    state: stateOf(row.review_state),
    isCanceled: row.canceled_at !== null,
    words: JSON.parse(row.words),
    holdStartTime: row.hold_start_at === 0 ? null : isoInBeijing(row.hold_start_at),
    submittedAt: row.submitted_at === null ? null : isoInBeijing(row.submitted_at),
  }));
}

/** The ids of a page and one more. Earlier pages are skipped in the index only. */
function pageOf(db: Reader, { state, search, sort, order, pageIndex, pageSize }: Query) {
  const organisers = db
    .selectFrom('person')
    .select('id')
    .where(contains(['nickname'], search));
  return db
    .selectFrom('activity')
    .select('activity.id')
    .where(isInState(reviewCode[state]))
    .$if(search !== '', (activities) =>
      activities.where((row) =>
        row.or([
          row('activity.id', '=', search),
          contains(['title_zh', 'title_en'], search),
          row('organiser_id', 'in', organisers),
        ]),
      ),
    )
    .orderBy(columns[sort], order)
    .orderBy('activity.id', order)
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}
