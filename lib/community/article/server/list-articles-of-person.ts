import { isNamed } from '@/lib/base/search/port';
import type { Context } from '@/lib/platform/server/context';
import { type Page, type PageQuery, toPage } from '@/lib/platform/shared/wire';
import type { ArticleItem } from '../contract';
import { findArticleItems } from './article-item';
import { isPublicArticle } from './public-article';

type Query = PageQuery & { userId: string; text?: string };

/**
 * The articles of a person that passed review, the latest approved first; with a text, those that have it in a title.
 * Empty for an unknown person.
 */
export async function listArticlesOfPerson(context: Context, query: Query): Promise<Page<ArticleItem>> {
  const { userId, text = '', pageIndex, pageSize } = query;
  const rows = await context.db.read
    .selectFrom('article')
    .select('article.id')
    .where('author_id', '=', userId)
    .where(isPublicArticle)
    .where(isNamed('article', 'article.id', text))
    .orderBy('verified_at', 'desc')
    .orderBy('article.id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  const page = toPage(rows, query, ({ id }) => id);
  return { ...page, list: await findArticleItems(context, page.list) };
}
