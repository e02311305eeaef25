import { type SqlBool, sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import type { CaseItem } from '../../contract';
import { type CaseRow, findAround, shownWorks } from '../case-rows';

/** Whether everybody may see a case: for queries of `project_case`. Written out, so that the partial index is used. */
export const isPublicCase = sql<SqlBool>`project_case.is_shown = 1`;

/** Public cases as list items; one whose creator is gone is left out. */
export async function toCaseItems(context: Context, rows: readonly CaseRow[]): Promise<CaseItem[]> {
  const around = await findAround(context, rows);
  return rows.flatMap((row) => {
    const creator = around.people.get(row.creator_id);
    if (!creator) return [];
    const title = translate(row.title_zh, row.title_en, context.language);
    return {
      ...{ id: row.id, title: title.text, titleLanguage: title.language },
      thumb: shownWorks(row, around).find(({ thumb }) => thumb !== null)?.thumb ?? null,
      ...{ companyName: row.company_name, company: around.people.get(row.company_id ?? '') ?? null, creator },
      publishedAt: isoInBeijing(row.published_at ?? row.created_at),
    };
  });
}
