import type { Tx } from '@/lib/platform/server/db/database';

/**
 * Holds a comment's row for the rest of the transaction and returns it as it stands; undefined when there is none. Who
 * adds an answer, takes one away or decides on one holds the comment first, so that its answers and their number agree.
 *
 * A write that changes nothing, because it locks the row on both engines. Reviews are written before it, never after: a
 * decision writes the review first and the comment then, and in the opposite order the two would wait for each other.
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

/** Counts answers that came or went for their comment, which is held. */
export async function countReplies(tx: Tx, rootId: string, by: number): Promise<void> {
  await tx
    .updateTable('comment_entry')
    .set((set) => ({ reply_count: set('reply_count', '+', by) }))
    .where('id', '=', rootId)
    .execute();
}
