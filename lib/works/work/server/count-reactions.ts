import type { Counted } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { keepScore } from './keep-score';
import { isPublicWork } from './public-work';

/**
 * Counts a like of a work, which changes its score. No page is invalidated: browsers fetch the counts. Throws
 * NullPointer for a like of a work that is not public; undoing one always works.
 */
export async function countLike(_context: Context, tx: Tx, { id, by }: Counted): Promise<void> {
  const counted = await tx
    .updateTable('video')
    .set((row) => ({ like_count: row('like_count', '+', by) }))
    .where('id', '=', id)
    .$if(by > 0, (update) => update.where(isPublicWork))
    .returning(['id', 'view_count', 'like_count', 'verified_at'])
    .executeTakeFirst();
  if (!counted && by > 0) throw new CodedError('NullPointer');
  if (counted) await keepScore(tx, counted);
}

/** Counts comments on a work. Throws NullPointer like {@link countLike}. */
export async function countComments(_context: Context, tx: Tx, { id, by }: Counted): Promise<void> {
  const counted = await tx
    .updateTable('video')
    .set((row) => ({ comment_count: row('comment_count', '+', by) }))
    .where('id', '=', id)
    .$if(by > 0, (update) => update.where(isPublicWork))
    .returning('id')
    .executeTakeFirst();
  if (!counted && by > 0) throw new CodedError('NullPointer');
}
