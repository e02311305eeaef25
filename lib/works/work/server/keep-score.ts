import type { Tx } from '@/lib/platform/server/db/database';
import { videoScore } from '../rules/score';

/** What a work is scored by, as its row has it. */
interface Counted {
  id: string;
  view_count: number;
  like_count: number;
  verified_at: number | null;
}

/**
 * Writes the score of a work whose row this transaction has just changed and therefore holds: nothing is counted in
 * between. Most views of a work that is much seen do not move it; then no index by score is written.
 */
export async function keepScore(tx: Tx, { id, ...counts }: Counted): Promise<void> {
  const { view_count: viewCount, like_count: likeCount, verified_at: verifiedAt } = counts;
  const score = videoScore({ viewCount, likeCount, verifiedAt });
  await tx.updateTable('video').set({ score }).where('id', '=', id).where('score', '!=', score).execute();
}
