import type { Tx } from '@/lib/platform/server/db/database';
import { isPublicWork } from '../public-work';

/**
 * Enters a work in a contest: from then on it can be neither changed nor deleted (specification section 6). False for
 * one that is not public. Of a concurrent entry and deletion one succeeds.
 */
export async function lockForContest(tx: Tx, id: string): Promise<boolean> {
  const locked = await tx
    .updateTable('video')
    .set((row) => ({ contest_count: row('contest_count', '+', 1) }))
    .where('id', '=', id)
    .where(isPublicWork)
    .returning('id')
    .executeTakeFirst();
  return locked !== undefined;
}

/** Removes a work from one of its contests, in any state. False for one that is in none. */
export async function releaseFromContest(tx: Tx, id: string): Promise<boolean> {
  const released = await tx
    .updateTable('video')
    .set((row) => ({ contest_count: row('contest_count', '-', 1) }))
    .where('id', '=', id)
    .where('contest_count', '>', 0)
    .returning('id')
    .executeTakeFirst();
  return released !== undefined;
}
