import type { Counted } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isPublicBroadcast } from './public-broadcast';

/**
 * Counts comments on a broadcast. No page is invalidated: browsers fetch the counts. Throws NullPointer for a comment on one that
 * is not public; removing one always works.
 */
export async function countComments(_context: Context, tx: Tx, { id, by }: Counted): Promise<void> {
  const counted = await tx
    .updateTable('live_broadcast')
    .set((row) => ({ comment_count: row('comment_count', '+', by) }))
    .where('live_broadcast.id', '=', id)
    .$if(by > 0, (update) => update.where(isPublicBroadcast))
    .returning('id')
    .executeTakeFirst();
  if (!counted && by > 0) throw new CodedError('NullPointer');
}
