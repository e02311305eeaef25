import type { Counted } from '@/lib/base/thing/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isPublicArticle } from './public-article';

/**
 * Counts a like of an article, and in its entries, which are ordered by it. Its row is locked first: whoever moves its entries
 * holds it. No page is invalidated: browsers fetch the counts. Throws NullPointer for a like of an article that is not public;
 * undoing one always works.
 */
export async function countLike(_context: Context, tx: Tx, counted: Counted): Promise<void> {
  const likes = await count(tx, 'like_count', counted);
  if (likes === null) return;
  await tx.updateTable('article_entry').set({ like_count: likes }).where('article_id', '=', counted.id).execute();
}

/** Counts comments on an article. Throws NullPointer like {@link countLike}. */
export async function countComments(_context: Context, tx: Tx, counted: Counted): Promise<void> {
  await count(tx, 'comment_count', counted);
}

/** Returns the count; null for an article that is gone. */
async function count(tx: Tx, column: 'like_count' | 'comment_count', { id, by }: Counted): Promise<number | null> {
  const counted = await tx
    .updateTable('article')
    .set((row) => ({ [column]: row(column, '+', by) }))
    .where('article.id', '=', id)
    .$if(by > 0, (update) => update.where(isPublicArticle))
    .returning(column)
    .executeTakeFirst();
  if (!counted && by > 0) throw new CodedError('NullPointer');
  return counted?.[column] ?? null;
}
