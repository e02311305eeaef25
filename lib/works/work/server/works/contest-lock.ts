import type { Tx } from '@/lib/platform/server/db/database';
import type { VideoState } from '../../codes';
import type { OwnWorkId } from './own-work';

/** Of public works, and of those that wait for a decision: one may be uploaded for a contest and entered at once. */
const enterable: readonly VideoState[] = ['verified', 'pending_review'];

/**
 * Enters a work of a person in a contest: from then on it can be neither changed nor deleted (specification section 6).
 * False for one that is another person's, or neither public nor under review. Of a concurrent entry and deletion one succeeds.
 */
export async function lockForContest(tx: Tx, { id, personId }: OwnWorkId): Promise<boolean> {
  const locked = await tx
    .updateTable('video')
    .set((row) => ({ contest_count: row('contest_count', '+', 1) }))
    .where('id', '=', id)
    .where('author_id', '=', personId)
    .where('state', 'in', enterable)
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
