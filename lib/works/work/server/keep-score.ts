import type { Tx } from '@/lib/platform/server/db/database';
import { videoScore } from '../rules/score';

/** The row's columns for the score. */
interface Counted {
  id: string;
  view_count: number;
  like_count: number;
  verified_at: number | null;
}

/**
 * Updates the score of a work whose row this transaction has just changed and therefore locks, so that no count is
 * missed. Most views of a popular work do not change the score; then no index by score is written.
 */
export async function keepScore(tx: Tx, { id, ...counts }: Counted): Promise<void> {
  const { view_count: viewCount, like_count: likeCount, verified_at: verifiedAt } = counts;
  const score = videoScore({ viewCount, likeCount, verifiedAt });
  await tx.updateTable('video').set({ score }).where('id', '=', id).where('score', '!=', score).execute();
}
