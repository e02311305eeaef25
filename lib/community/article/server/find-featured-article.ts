import type { Context } from '@/lib/platform/server/context';
import type { ArticleItem } from '../contract';
import { findArticleItems } from './article-item';
import { isPublicArticle } from './public-article';

/** The public article that staff featured last; null where they feature none. */
export async function findFeaturedArticle(context: Context): Promise<ArticleItem | null> {
  const rows = await context.db.read
    .selectFrom('article')
    .select('article.id')
    .where(isPublicArticle)
    .where('featured_at', 'is not', null)
    .orderBy('featured_at', 'desc')
    .orderBy('article.id')
    .limit(1)
    .execute();
  const [featured = null] = await findArticleItems(
    context,
    rows.map(({ id }) => id),
  );
  return featured;
}
