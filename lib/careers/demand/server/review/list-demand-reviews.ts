import { requireAllowed } from '@/lib/base/permission/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing, lastDayBefore } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { demandCode } from '../../codes';
import type { listDemandReviews as contract, DemandRow } from '../../contract';
import { phaseAt } from '../../rules/phase';
import { stateOf } from '../../rules/transitions';
import { factsOf } from '../find-demand';
import { isInState } from '../in-state';

type Query = InputOf<typeof contract>;

const columns = {
  submittedAt: 'project_demand.submitted_at',
  createdAt: 'project_demand.created_at',
} as const satisfies Record<Query['sort'], string>;

/**
 * The demands in one state, the earliest submitted first by default, which are due first; the search matches titles, companies'
 * names and a whole id. Throws Unauthorized or Forbidden for callers who may not review demands.
 */
export async function listDemandReviews(context: Context, query: Query): Promise<Page<DemandRow>> {
  requireAllowed(context, 'reviewDemands');
  const rows = await pageOf(context.db.read, query);
  const { language } = context;
  const now = context.now();
  const at = (ms: number | null) => (ms === null ? null : isoInBeijing(ms));
  return toPage(rows, query, (row) => ({
    ...{ id: row.id, title: translate(row.title_zh, row.title_en, language).text, kind: row.kind },
    company: row.nickname === null ? row.company_name : shownNickname(row.nickname, language),
    ...{ companyId: row.owner_id, state: stateOf(row.review_state) },
    phase: row.review_state === demandCode.verified ? phaseAt(factsOf(row), now) : null,
    words: JSON.parse(row.words),
    lastDay: row.propose_until === 0 ? '' : lastDayBefore(row.propose_until),
    ...{ submittedAt: at(row.submitted_at), dueAt: at(row.due_at) },
  }));
}

function pageOf(db: Reader, query: Query) {
  return db
    .selectFrom(idsOfPage(db, query).as('page'))
    .innerJoin('project_demand', 'project_demand.id', 'page.id')
    .leftJoin('person', 'person.id', 'project_demand.owner_id')
    .select(['project_demand.id', 'title_zh', 'title_en', 'kind', 'owner_id', 'company_name', 'nickname', 'words'])
    .select(['review_state', 'propose_until', 'closed_at', 'docked_at', 'project_demand.submitted_at', 'due_at'])
    .orderBy(columns[query.sort], query.order)
    .orderBy('project_demand.id', query.order)
    .execute();
}

/** The ids of a page and one more. Earlier pages are skipped in the index only. */
function idsOfPage(db: Reader, { state, search, sort, order, pageIndex, pageSize }: Query) {
  const companies = db
    .selectFrom('person')
    .select('id')
    .where(contains(['nickname'], search));
  return db
    .selectFrom('project_demand')
    .select('project_demand.id')
    .where(isInState(demandCode[state]))
    .$if(search !== '', (demands) =>
      demands.where((row) =>
        row.or([
          row('project_demand.id', '=', search),
          contains(['title_zh', 'title_en', 'company_name'], search),
          row('owner_id', 'in', companies),
        ]),
      ),
    )
    .orderBy(columns[sort], order)
    .orderBy('project_demand.id', order)
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}
