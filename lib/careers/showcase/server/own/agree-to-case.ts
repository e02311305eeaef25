import { recordAudit } from '@/lib/base/audit/port';
import { flagTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { creditCommission, findVideoItems } from '@/lib/works/work/port';
import type { CaseDraft, agreeToCase as contract } from '../../contract';
import { missingFields } from '../../rules/missing';
import { type Acting, type CaseRow, findCase, holdCase, requireSide, tellCase, worksOf } from '../case-rows';
import { showChange } from '../show-change';
import { getOwnCase } from './own-case';

type Input = InputOf<typeof contract>;

/**
 * Agrees to a case as it was read, or takes that back. Everybody sees it from the moment at which both sides have agreed to the same text,
 * and its company is then credited as who asked for the works, if the text says so; it is seen no longer when either takes their consent
 * back, while credits stay.
 * Throws NullPointer for who is no side of it, Changed for an outdated revision, TakenDown, code `400` with all that it lacks (`required`)
 * and for texts with prohibited words (`prohibited`), InContest and ListFull from `creditCommission`.
 */
export async function agreeToCase(context: Context, { id, revision, agrees }: Input): Promise<CaseDraft> {
  const standing = await findCase(context.db.read, id);
  requireSide(context, standing);
  if (standing.revision !== revision) throw new CodedError('Changed');
  if (agrees) await requireComplete(context, standing);
  await context.db.transaction(async (tx) => {
    const row = await holdCase(tx, id);
    const acting = requireSide(context, row);
    if (row.revision !== revision) throw new CodedError('Changed');
    if (row.taken_down_at !== null) throw new CodedError('TakenDown');
    if ((row[`${acting.side}_agreed_at`] !== null) === agrees) return;
    await (agrees ? agree(context, tx, row, acting) : takeBack(context, tx, row, acting));
    if (!acting.isStaff) return;
    const action = agrees ? 'case.agreed' : 'case.takenBack';
    await recordAudit(context, tx, { action, subject: 'case', subjectId: id });
  });
  return getOwnCase(context, { id });
}

async function requireComplete(context: Context, row: CaseRow): Promise<void> {
  const written = { titleZh: row.title_zh, titleEn: row.title_en, textZh: row.text_zh, textEn: row.text_en };
  const works = await findVideoItems(context, worksOf(row));
  const workIds = works.map(({ videoId }) => videoId);
  const missing = missingFields({ ...written, workIds }, context.language);
  if (missing.length > 0) {
    throw new CodedError('400', { fields: missing.map((field) => ({ field, rule: 'required' })) });
  }
  const texts = Object.entries(written).map(([field, text]) => ({ field, text }));
  await flagTexts(context, { texts: texts.filter(({ text }) => text !== ''), reviewed: [], acknowledged: false });
}

async function agree(context: Context, tx: Tx, row: CaseRow, { side, by }: Acting): Promise<void> {
  const now = context.now();
  const other = side === 'owner' ? row.creator_agreed_at : row.owner_agreed_at;
  const isPublic = other !== null;
  await tx
    .updateTable('project_case')
    .set({
      [`${side}_agreed_at`]: now,
      ...(isPublic && { is_shown: 1, published_at: row.published_at ?? now }),
    })
    .where('id', '=', row.id)
    .execute();
  await tellCase(context, tx, row, { news: isPublic ? 'public' : 'agreed', by });
  if (!isPublic) return;
  await showChange(tx, row, now);
  if (row.is_credited === 0 || row.company_id === null) return;
  const commission = { workIds: worksOf(row), authorId: row.creator_id, personId: row.company_id };
  await creditCommission(tx, commission, now);
}

async function takeBack(context: Context, tx: Tx, row: CaseRow, { side, by }: Acting): Promise<void> {
  await tx
    .updateTable('project_case')
    .set({ [`${side}_agreed_at`]: null, is_shown: 0 })
    .where('id', '=', row.id)
    .execute();
  if (row.is_shown === 0) return;
  await tellCase(context, tx, row, { news: 'takenBack', by });
  await showChange(tx, row, context.now());
}
