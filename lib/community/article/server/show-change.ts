import { keepDocument } from '@/lib/base/search/port';
import { personTag } from '@/lib/people/person/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { articlesTag, articleTag } from './page-tags';
import { articleSearch } from './search-document';

/**
 * Updates everything public of an article: its search index entry and every page that shows it. Changes of its public data or
 * visibility call this last in their transaction.
 */
export async function showChange(tx: Tx, article: { id: string; author_id: string }, now: number): Promise<void> {
  await keepDocument(tx, 'article', article.id, articleSearch.readDocument);
  await invalidatePages(tx, [articleTag(article.id), personTag(article.author_id), articlesTag], now);
}
