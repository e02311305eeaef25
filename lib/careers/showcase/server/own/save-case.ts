import { recordAudit } from '@/lib/base/audit/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError, type FieldError } from '@/lib/platform/shared/error-codes';
import { publicState } from '@/lib/works/work/codes';
import type { CaseDraft, CaseFields, saveCase as contract } from '../../contract';
import { type Acting, type CaseRow, findCase, holdCase, requireSide, tellCase, worksOf } from '../case-rows';
import { showChange } from '../show-change';
import { getOwnCase } from './own-case';

/**
 * Saves what is written of a case. A change takes the consent of the other side back, who is told of it, and takes a public case off its
 * page until they agree again; who changes it agrees as they did before. A save without a change does nothing.
 * Throws NullPointer for who is no side of it, Changed for an outdated revision, TakenDown for one that staff took down, code `400` with
 * the rule `unknown` for new works that are not public works of its creator, and `noCompany` where there is no account to be credited.
 */
export async function saveCase(
  context: Context,
  { id, revision, ...fields }: InputOf<typeof contract>,
): Promise<CaseDraft> {
  const standing = await findCase(context.db.read, id);
  const acting = requireSide(context, standing);
  if (standing.revision !== revision) throw new CodedError('Changed');
  if (standing.taken_down_at !== null) throw new CodedError('TakenDown');
  await requireKnown(context.db.read, standing, fields);
  const columns = columnsOf(fields);
  if (isChange(standing, columns)) {
    await context.db.transaction((tx) => write(context, tx, { standing, columns, acting }));
  }
  return getOwnCase(context, { id });
}

async function requireKnown(db: Reader, row: CaseRow, { workIds, isCredited }: CaseFields): Promise<void> {
  const known = new Set(worksOf(row));
  const added = workIds.filter((id) => !known.has(id));
  if (added.length > 0) {
    const works = await db.selectFrom('video').select(['id', 'author_id', 'state']).where('id', 'in', added).execute();
    for (const { id, author_id, state } of works) {
      if (author_id === row.creator_id && state === publicState) known.add(id);
    }
  }
  const fields: FieldError[] = workIds.flatMap((id, index) =>
    known.has(id) ? [] : [{ field: `workIds.${index}`, rule: 'unknown' }],
  );
  if (isCredited && row.company_id === null) fields.push({ field: 'isCredited', rule: 'noCompany' });
  if (fields.length > 0) throw new CodedError('400', { fields });
}

function columnsOf({ titleZh, titleEn, textZh, textEn, workIds, isCredited }: CaseFields) {
  return {
    ...{ title_zh: titleZh, title_en: titleEn, text_zh: textZh, text_en: textEn },
    ...{ work_ids: JSON.stringify(workIds), is_credited: isCredited ? (1 as const) : (0 as const) },
  };
}

type Columns = ReturnType<typeof columnsOf>;

const isChange = (row: CaseRow, columns: Columns): boolean =>
  Object.entries(columns).some(([name, value]) => row[name as keyof Columns] !== value);

interface Change {
  standing: CaseRow;
  columns: Columns;
  acting: Acting;
}

async function write(context: Context, tx: Tx, { standing, columns, acting }: Change): Promise<void> {
  // Held, as the other side may agree at this moment.
  const row = await holdCase(tx, standing.id);
  if (row.revision !== standing.revision) throw new CodedError('Changed');
  if (row.taken_down_at !== null) throw new CodedError('TakenDown');
  const now = context.now();
  const other = acting.side === 'owner' ? 'creator_agreed_at' : 'owner_agreed_at';
  await tx
    .updateTable('project_case')
    .set({ ...columns, [other]: null, is_shown: 0, revision: row.revision + 1, updated_at: now })
    .where('id', '=', row.id)
    .execute();
  if (row[other] !== null) await tellCase(context, tx, { ...row, ...columns }, { news: 'changed', by: acting.by });
  if (row.is_shown === 1) await showChange(tx, row, now);
  if (acting.isStaff) await recordAudit(context, tx, { action: 'case.changed', subject: 'case', subjectId: row.id });
}
