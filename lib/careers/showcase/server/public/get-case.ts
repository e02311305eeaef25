import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { findCreditsOfWorks, findVideoItems } from '@/lib/works/work/port';
import type { CaseDetail } from '../../contract';
import { worksOf } from '../case-rows';
import { isPublicCase, toCaseItems } from './case-item';

/**
 * A public case in the language of the call, or in the other one where it is missing, with its works and their credits. Throws
 * NullPointer for any other one, for every caller: its page is cached for all.
 */
export async function getCase(context: Context, { id }: { id: string }): Promise<CaseDetail> {
  const { read } = context.db;
  const row = await findShown(read, id);
  const [item] = row ? await toCaseItems(context, [row]) : [];
  if (!row || !item) throw new CodedError('NullPointer');
  const [works, credits] = await Promise.all([
    findVideoItems(context, worksOf(row)),
    findCreditsOfWorks(read, worksOf(row)),
  ]);
  const text = translate(row.text_zh, row.text_en, context.language);
  return {
    ...{ ...item, text: text.text, textLanguage: text.language },
    works: works.map((work) => ({ ...work, credits: credits.get(work.videoId) ?? [] })),
    editedAt: isoInBeijing(row.updated_at),
  };
}

const findShown = (db: Reader, id: string) =>
  db.selectFrom('project_case').selectAll().where('id', '=', id).where(isPublicCase).executeTakeFirst();

/** Whether a case has a page for everybody: one look-up. */
export const isShownCase = async ({ db }: Pick<Context, 'db'>, id: string): Promise<boolean> =>
  (await db.read
    .selectFrom('project_case')
    .select('id')
    .where('id', '=', id)
    .where(isPublicCase)
    .executeTakeFirst()) !== undefined;

/** The ids of all works of cases. */
export async function findWorksOfCases({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.read.selectFrom('project_case').select('work_ids').where('id', 'in', ids).execute();
  return [...new Set(rows.flatMap(worksOf))];
}

/** The ids of the works of a public case; none for any other. */
export async function findWorkIds({ db }: Pick<Context, 'db'>, id: string): Promise<string[]> {
  const row = await findShown(db.read, id);
  return row ? worksOf(row) : [];
}
