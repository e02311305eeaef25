import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { toPage } from '@/lib/platform/shared/wire';
import type { listReviews as contract, ReviewKind } from '../contract';

/**
 * Texts that wait for review, the oldest first by default. Throws Unauthorized or Forbidden for callers who may not
 * review them.
 */
export async function listReviews(
  context: Context,
  { kind, search, order, ...page }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  requireAllowed(context, 'reviewTexts');
  const rows = await context.db.read
    .selectFrom('moderation_review')
    .select(['id', 'kind', 'subject_id', 'field', 'text', 'words', 'created_at'])
    .where('state', '=', 'pending')
    .$if(kind !== '', (query) => query.where('kind', '=', kind as ReviewKind))
    .$if(search !== '', (query) => query.where(contains(['text', 'words', 'subject_id'], search)))
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute();
  return toPage(rows, page, ({ subject_id, words, created_at, ...row }) => ({
    ...row,
    subjectId: subject_id,
    words: JSON.parse(words),
    submittedAt: isoInBeijing(created_at),
  }));
}

/**
 * The texts of one subject that wait for review, by their fields: its owner sees them in place of the published ones.
 */
export async function pendingTexts(db: Reader, kind: ReviewKind, subjectId: string): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('moderation_review')
    .select(['field', 'text'])
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'pending')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.field, row.text]));
}
