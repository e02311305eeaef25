import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import type { CaseSide } from '../../codes';
import type { CaseDraft, findOwnCases as listContract, OwnCase } from '../../contract';
import { agreedSides, caseStateOf } from '../../rules/case-state';
import { type CaseRow, findAround, findCase, requireSide, shownWorks, worksOf } from '../case-rows';

/**
 * The cases that the caller is a side of, the latest changed first: by the indexes of both, of which nobody has many. Throws
 * Unauthorized for a visitor.
 */
export async function findOwnCases(context: Context, query: InputOf<typeof listContract>): Promise<Page<OwnCase>> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const asked = read.selectFrom('project_case').select('id').where('company_id', '=', personId);
  const made = read.selectFrom('project_case').select('id').where('creator_id', '=', personId);
  const rows = await read
    .selectFrom('project_case')
    .selectAll()
    .where('id', 'in', asked.union(made))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(query.pageSize + 1)
    .offset((query.pageIndex - 1) * query.pageSize)
    .execute();
  const page = toPage(rows, query, (row) => row);
  const around = await findAround(context, page.list);
  return {
    ...page,
    list: page.list.map((row) => toOwnCase(context, row, around, row.company_id === personId ? 'owner' : 'creator')),
  };
}

type Around = Awaited<ReturnType<typeof findAround>>;

function toOwnCase({ language }: Context, row: CaseRow, around: Around, side: CaseSide): OwnCase {
  const title = translate(row.title_zh, row.title_en, language);
  return {
    ...{ id: row.id, title: title.text, titleLanguage: title.language },
    thumb: shownWorks(row, around)[0]?.thumb ?? null,
    ...{ companyName: row.company_name, creator: around.people.get(row.creator_id) ?? null, side },
    ...{ state: caseStateOf(row), agreed: agreedSides(row), reason: row.reason },
    updatedAt: isoInBeijing(row.updated_at),
  };
}

/** A case for who writes it. Throws Unauthorized for a visitor, NullPointer for everybody but its sides. */
export async function getOwnCase(context: Context, { id }: { id: string }): Promise<CaseDraft> {
  const row = await findCase(context.db.read, id);
  const { side } = requireSide(context, row);
  const around = await findAround(context, [row]);
  return {
    ...toOwnCase(context, row, around, side),
    ...{ titleZh: row.title_zh, titleEn: row.title_en, textZh: row.text_zh, textEn: row.text_en },
    ...{ workIds: worksOf(row), works: shownWorks(row, around), isCredited: row.is_credited === 1 },
    ...{ isCreditable: row.company_id !== null, revision: row.revision },
  };
}
