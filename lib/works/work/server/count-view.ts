import type { Tx } from '@/lib/platform/server/db/database';
import { keepScore } from './keep-score';
import { isPublicWork } from './public-work';

/** A view, counted once for its key. */
export interface View {
  /** The Beijing day (YYYY-MM-DD) on which the viewing began. */
  day: string;
  video_id: string;
  viewer: string;
}

/**
 * Counts a view of a public work, with the work's score and its day, unless this viewer's was counted on that day
 * already. Of concurrent ones one is counted.
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
    .where(isPublicWork)
    .returning(['id', 'view_count', 'like_count', 'verified_at'])
    .executeTakeFirst();
  if (!counted) return;
  await keepScore(tx, counted);
  await tx
    .insertInto('video_day')
    .values({ day: view.day, video_id: view.video_id, view_count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'video_id']).doUpdateSet((set) => ({ view_count: set('video_day.view_count', '+', 1) })),
    )
    .execute();
}
