import type { Context } from '@/lib/platform/server/context';
import type { Page, PageQuery } from '@/lib/platform/shared/wire';
import { listCollected } from '@/lib/reactions/collection/port';
import type { ArticleItem } from '../contract';
import { findArticleItems } from './article-item';

/** The articles that the caller has collected, the latest first; only public ones. */
export function listCollectedArticles(context: Context, query: PageQuery): Promise<Page<ArticleItem>> {
  return listCollected(context, 'article', query, findArticleItems);
}
