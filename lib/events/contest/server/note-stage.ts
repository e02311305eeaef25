import type { Tx } from '@/lib/platform/server/db/database';

/**
 * Notes that the shortlist or the awards of a contest are published, at `now` (ms). False where that was noted before, and for a
 * contest that is not public: of those who publish at once one gets true.
 */
export async function noteStage(tx: Tx, id: string, stage: 'shortlist' | 'award', now: number): Promise<boolean> {
  const column = stage === 'shortlist' ? 'shortlisted_at' : 'decided_at';
  const noted = await tx
    .updateTable('contest')
    .set({ [column]: now, updated_at: now })
    .where('activity_id', '=', id)
    .where('is_listed', '=', 1)
    .where(column, 'is', null)
    .returning('activity_id')
    .executeTakeFirst();
  return noted !== undefined;
}
