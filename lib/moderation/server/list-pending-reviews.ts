import { requireAllowed } from '@/lib/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { ReviewKind } from '../contract';

/** A text that waits for somebody to read it; `submittedAt` is in ms. */
export interface PendingReview {
  id: string;
  kind: ReviewKind;
  subjectId: string;
  field: string;
  text: string;
  words: string[];
  submittedAt: number;
}

/** One look at the queue holds no more than the staff read in one go. */
const mostReviews = 100;

/** The texts that wait for review, those that have waited longest first. Unauthorized or Forbidden for who is not staff. */
export async function listPendingReviews(context: Context): Promise<PendingReview[]> {
  requireAllowed(context, 'openConsole');
  const rows = await context.db.read
    .selectFrom('moderation_review')
    .select(['id', 'kind', 'subject_id', 'field', 'text', 'words', 'created_at'])
    .where('state', '=', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostReviews)
    .execute();
  return rows.map(({ subject_id, words, created_at, ...row }) => ({
    ...row,
    subjectId: subject_id,
    words: JSON.parse(words),
    submittedAt: created_at,
  }));
}

/** The texts of one subject that wait for review, by their fields: what its owner sees in place of what stands there. */
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
