import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { ReviewKind } from '../contract';

/** Listens to 'account.erased': a person's texts about themselves are removed from the reviews too. */
export async function forgetReviews(_context: Context, tx: Tx, { personId }: { personId: string }): Promise<void> {
  await forgetReviewsOf(tx, 'person', personId);
}

/** Removes every text of a subject from the reviews, decided ones included, since its author is erased. */
export async function forgetReviewsOf(tx: Tx, kind: ReviewKind, subjectId: string): Promise<void> {
  await tx.deleteFrom('moderation_review').where('kind', '=', kind).where('subject_id', '=', subjectId).execute();
}
