import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { requirePublic } from './public-things';

/**
 * Listens to 'like.changed': counts the likes of a comment. NullPointer for a new one on what not everybody sees; one less
 * counts whatever became of the comment.
 */
export async function countCommentLike(
  _context: Context,
  tx: Tx,
  { kind, id, by }: EventKinds['like.changed'],
): Promise<void> {
  if (kind !== 'comment') return;
  const counted = await tx
    .updateTable('comment_entry')
    .set((set) => ({ like_count: set('like_count', '+', by) }))
    .where('id', '=', id)
    .$if(by > 0, (query) => query.where('state', '=', 'shown'))
    .returning(['kind', 'thing_id'])
    .executeTakeFirst();
  if (by < 0) return;
  if (!counted) throw new CodedError('NullPointer');
  await requirePublic(tx, counted.kind, counted.thing_id);
}
