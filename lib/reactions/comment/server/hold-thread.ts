import type { Tx } from '@/lib/platform/server/db/database';

/**
 * Locks a comment's row for the rest of the transaction and returns it; undefined for none. Adding, removing and
 * deciding on a reply lock the comment first, so that its replies and their count agree.
 * A write that changes nothing, because that locks the row on both engines. Reviews must be written before it: a
 * decision writes the review first and then the comment, and the opposite order would deadlock.
 */
export async function holdThread(tx: Tx, rootId: string) {
  return tx
    .updateTable('comment_entry')
    .set((comment) => ({ reply_count: comment.ref('reply_count') }))
    .where('id', '=', rootId)
    .where('root_id', 'is', null)
    .returning(['id', 'kind', 'thing_id', 'author_id', 'state'])
    .executeTakeFirst();
}

/** Changes the reply count of a comment, which is locked. */
export async function countReplies(tx: Tx, rootId: string, by: number): Promise<void> {
  await tx
    .updateTable('comment_entry')
    .set((set) => ({ reply_count: set('reply_count', '+', by) }))
    .where('id', '=', rootId)
    .execute();
}
