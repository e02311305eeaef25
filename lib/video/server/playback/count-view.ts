import type { Tx } from '@/lib/platform/server/db/database';
import { videoScore } from '../../rules/score';

/** A view as it is counted: once for its key. */
export interface View {
  /** The Beijing day (YYYY-MM-DD) on which the watching began. */
  day: string;
  video_id: string;
  viewer: string;
}

/**
 * Counts a view of a public work, and with it the work's score, unless this viewer's was counted on that day already. Of
 * many at once one is.
 */
export async function countView(tx: Tx, view: View): Promise<void> {
  const inserted = await tx
    .insertInto('video_view')
    .values(view)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return;
  const counted = await tx
    .updateTable('video')
    .set((set) => ({ view_count: set('view_count', '+', 1) }))
    .where('id', '=', view.video_id)
    .where('state', '=', 'verified')
    .returning(['view_count', 'like_count', 'verified_at'])
    .executeTakeFirst();
  if (!counted) return;
  const { view_count: viewCount, like_count: likeCount, verified_at: verifiedAt } = counted;
  // The row is held since it was counted: nobody else's count comes between.
  await tx
    .updateTable('video')
    .set({ score: videoScore({ viewCount, likeCount, verifiedAt }) })
    .where('id', '=', view.video_id)
    .execute();
}
