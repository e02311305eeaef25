import { requireAllowed } from '@/lib/base/permission/port';
import { cityName, shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { jobCode } from '../../codes';
import type { listJobReviews as contract, JobRow } from '../../contract';
import { phaseAt } from '../../rules/phase';
import { stateOf } from '../../rules/transitions';
import { factsOf } from '../find-job';
import { isInState } from '../in-state';

type Query = InputOf<typeof contract>;

const columns = {
  submittedAt: 'job_post.submitted_at',
  createdAt: 'job_post.created_at',
} as const satisfies Record<Query['sort'], string>;

/**
 * The jobs in one state, the earliest submitted first by default; the search matches titles, companies' names and a whole id.
 * Throws Unauthorized or Forbidden for callers who may not review jobs.
 */
export async function listJobReviews(context: Context, query: Query): Promise<Page<JobRow>> {
  requireAllowed(context, 'reviewJobs');
  const rows = await context.db.read
    .selectFrom(pageOf(context.db.read, query).as('page'))
    .innerJoin('job_post', 'job_post.id', 'page.id')
    .innerJoin('person', 'person.id', 'job_post.company_id')
    .select(['job_post.id', 'title_zh', 'title_en', 'company_id', 'nickname', 'city_id', 'review_state', 'words'])
    .select(['job_post.submitted_at', 'open_until', 'paused_at', 'closed_at'])
    .orderBy(columns[query.sort], query.order)
    .orderBy('job_post.id', query.order)
    .execute();
  const { language } = context;
  const now = context.now();
  return toPage(rows, query, (row) => ({
    id: row.id,
    title: translate(row.title_zh, row.title_en, language).text,
    ...{ company: shownNickname(row.nickname, language), companyId: row.company_id },
    city: row.city_id === '' ? '' : cityName(row.city_id, language),
    state: stateOf(row.review_state),
    phase: row.review_state === jobCode.verified ? phaseAt(factsOf(row), now) : null,
    words: JSON.parse(row.words),
    submittedAt: row.submitted_at === null ? null : isoInBeijing(row.submitted_at),
  }));
}

/** The ids of a page and one more. Earlier pages are skipped in the index only. */
function pageOf(db: Reader, { state, search, sort, order, pageIndex, pageSize }: Query) {
  const companies = db
    .selectFrom('person')
    .select('id')
    .where(contains(['nickname'], search));
  return db
    .selectFrom('job_post')
    .select('job_post.id')
    .where(isInState(jobCode[state]))
    .$if(search !== '', (jobs) =>
      jobs.where((row) =>
        row.or([
          row('job_post.id', '=', search),
          contains(['title_zh', 'title_en'], search),
          row('company_id', 'in', companies),
        ]),
      ),
    )
    .orderBy(columns[sort], order)
    .orderBy('job_post.id', order)
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}
