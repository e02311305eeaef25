import type { Counted } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { requirePublic } from './require-public';

/**
 * Counts the likes of a comment. Throws NullPointer for a new one on a comment that is not public; decreasing always
 * works.
 */
export async function countLike(context: Context, tx: Tx, { id, by }: Counted): Promise<void> {
  const counted = await tx
    .updateTable('comment_entry')
    .set((set) => ({ like_count: set('like_count', '+', by) }))
    .where('id', '=', id)
    .$if(by > 0, (query) => query.where('state', '=', 'shown'))
    .returning(['kind', 'thing_id'])
    .executeTakeFirst();
  if (by < 0) return;
  if (!counted) throw new CodedError('NullPointer');
  await requirePublic(context, tx, counted.kind, counted.thing_id);
}
