import { forgetReviewsOf, pendingTexts } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { findTags } from '../find-tags';
import { nothing, removeParts } from './remove-article';
import { textsOf } from './text-columns';

/**
 * Listens to 'account.erased': removes the person's texts in their articles from the reviews too. Before any article is
 * locked, as in a decision.
 */
export async function forgetArticleReviews(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const articles = await tx.selectFrom('article').select('id').where('author_id', '=', personId).execute();
  for (const { id } of articles) await forgetReviewsOf(tx, 'article', id);
}

/** Listens to 'account.erased': deletes the person's articles, in any state, with everything that they say. */
export async function eraseArticles(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const articles = await tx
    .updateTable('article')
    .set({ ...nothing, title_zh: '', title_en: '', state: 'deleted', reason: '' })
    .where('author_id', '=', personId)
    .returningAll()
    .execute();
  for (const article of articles) await removeParts(tx, article, context.now());
}

/** Listens to 'account.exported': adds the person's articles, with the texts under review. */
export async function exportArticles(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const articles = await tx
    .selectFrom('article')
    .selectAll()
    .where('author_id', '=', personId)
    .where('state', '!=', 'deleted')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const exported: object[] = [];
  for (const article of articles) {
    exported.push({
      ...{ id: article.id, state: article.state, reason: article.reason },
      ...textsOf(article),
      underReview: await pendingTexts(tx, 'article', article.id),
      tags: await findTags(tx, article.id),
      topicId: article.topic_id,
      createdAt: isoInBeijing(article.created_at),
      publishedAt: article.verified_at === null ? null : isoInBeijing(article.verified_at),
    });
  }
  parts.articles = exported;
}
