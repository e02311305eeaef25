import { type SqlBool, sql } from 'kysely';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type Language, translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { CaseState } from '../../codes';
import type { listCases as contract, ListedCase, ListedCaseDetail } from '../../contract';
import { agreedSides, caseStateOf } from '../../rules/case-state';
import { type CaseRow, findAround, findCase, shownWorks } from '../case-rows';

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
    list: page.list.map((row) => toListed(row, people.get(row.creator_id)?.nickname ?? '', context.language)),
  };
}

/** A case with all that it says. Throws Unauthorized or Forbidden like `listCases`, NullPointer for an unknown one. */
export async function getListedCase(context: Context, { id }: { id: string }): Promise<ListedCaseDetail> {
  requireAllowed(context, 'reviewDemands');
  const row = await findCase(context.db.read, id);
  const around = await findAround(context, [row]);
  return {
    ...toListed(row, around.people.get(row.creator_id)?.nickname ?? '', context.language),
    ...{ titleZh: row.title_zh, titleEn: row.title_en, textZh: row.text_zh, textEn: row.text_en },
    ...{ works: shownWorks(row, around), isCredited: row.is_credited === 1 },
  };
}

const toListed = (row: CaseRow, creator: string, language: Language): ListedCase => ({
  ...{ id: row.id, title: translate(row.title_zh, row.title_en, language).text },
  ...{ companyName: row.company_name, hasCompany: row.company_id !== null, creator, creatorId: row.creator_id },
  ...{ state: caseStateOf(row), agreed: agreedSides(row), reason: row.reason },
  updatedAt: isoInBeijing(row.updated_at),
});

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
