import { type SqlBool, sql } from 'kysely';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { CaseState } from '../../codes';
import type { listCases as contract, ListedCase } from '../../contract';
import { agreedSides, caseStateOf } from '../../rules/case-state';
import { findAround } from '../case-rows';

type Query = InputOf<typeof contract>;

/**
 * All cases, by their last change, in all states or one; with a text, those with it in their titles or their company, and the one with
 * this id. Throws Unauthorized or Forbidden for callers who may not review demands.
 */
export async function listCases(context: Context, query: Query): Promise<Page<ListedCase>> {
  requireAllowed(context, 'reviewDemands');
  const rows = await context.db.read
    .selectFrom('project_case')
    .selectAll()
    .where('id', 'in', pageOf(context.db.read, query))
    .orderBy('updated_at', query.order)
    .orderBy('id')
    .execute();
  const page = toPage(rows, query, (row) => row);
  const { people } = await findAround(context, page.list);
  return {
    ...page,
    list: page.list.map((row) => ({
      ...{ id: row.id, title: translate(row.title_zh, row.title_en, context.language).text },
      ...{ companyName: row.company_name, hasCompany: row.company_id !== null },
      ...{ creator: people.get(row.creator_id)?.nickname ?? '', creatorId: row.creator_id },
      ...{ state: caseStateOf(row), agreed: agreedSides(row), reason: row.reason },
      updatedAt: isoInBeijing(row.updated_at),
    })),
  };
}

const agreedCount = sql<number>`(case when owner_agreed_at is null then 0 else 1 end
  + case when creator_agreed_at is null then 0 else 1 end)`;

const inState: Record<CaseState, ReturnType<typeof sql<SqlBool>>> = {
  draft: sql<SqlBool>`taken_down_at is null and ${agreedCount} = 0`,
  half: sql<SqlBool>`taken_down_at is null and ${agreedCount} = 1`,
  public: sql<SqlBool>`is_shown = 1`,
  takenDown: sql<SqlBool>`taken_down_at is not null`,
};

function pageOf(db: Reader, { state, search, order, pageIndex, pageSize }: Query) {
  return db
    .selectFrom('project_case')
    .select('id')
    .$if(state !== '', (cases) => cases.where(inState[state as CaseState]))
    .$if(search !== '', (cases) =>
      cases.where((row) =>
        row.or([row('id', '=', search), contains(['title_zh', 'title_en', 'company_name'], search)]),
      ),
    )
    .orderBy('updated_at', order)
    .orderBy('id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}
