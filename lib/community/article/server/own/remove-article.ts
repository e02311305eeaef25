import { withdrawReviews } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { removeArticle as contract } from '../../contract';
import { statesBefore, transitions } from '../../rules/transitions';
import { keepLists } from '../lists';
import { showChange } from '../show-change';
import { type ArticleRow, changeOwnArticle, findOwnArticle } from './own-article';
import { removeAllPictures } from './own-pictures';

/** What a deleted article still says: nothing but its titles. */
export const nothing = {
  ...{ body_zh: '', body_en: '', excerpt_zh: '', excerpt_en: '', minutes_zh: 0, minutes_en: 0 },
  ...{ cover: null, featured_at: null, words: '[]' },
};

/**
 * Deletes an article of the caller for good: it disappears from all lists and pages, with its texts, versions and pictures. Its
 * row stays for comments and collections. Throws NullPointer for one that is not the caller's or was deleted before.
 */
export async function removeArticle(context: Context, { id }: InputOf<typeof contract>): Promise<null> {
  const own = { id, personId: signedIn(context).personId };
  await findOwnArticle(context.db.read, own);
  await context.db.transaction(async (tx) => {
    await withdrawReviews(tx, 'article', id);
    const removed = { ...nothing, state: transitions.remove.to };
    const article = await changeOwnArticle(tx, { ...own, states: statesBefore('remove') }, removed);
    await removeParts(tx, article, context.now());
  });
  return null;
}

/** Removes what belongs to a deleted article, whose row is locked. */
export async function removeParts(tx: Tx, article: ArticleRow, now: number): Promise<void> {
  await tx.deleteFrom('article_version').where('article_id', '=', article.id).execute();
  await tx.deleteFrom('article_tag').where('article_id', '=', article.id).execute();
  await removeAllPictures(tx, article.id, now);
  await keepLists(tx, article);
  // Its page may still show it; others only if it was public.
  await showChange(tx, article, now);
}
