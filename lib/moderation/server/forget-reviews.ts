import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';

/** Listens to 'account.erased': what a person wrote about themselves is gone from the reviews too. */
export async function forgetReviews(_context: Context, tx: Tx, { personId }: { personId: string }): Promise<void> {
  await tx.deleteFrom('moderation_review').where('kind', '=', 'person').where('subject_id', '=', personId).execute();
}
