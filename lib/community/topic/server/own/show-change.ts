import { keepDocument } from '@/lib/base/search/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { topicsTag, topicTag } from '../page-tags';
import { topicSearch } from '../search-document';

/**
 * Makes what everybody sees of a channel agree with it: whether and by what it is found, and every page that shows it.
 * Whoever changes that, or whether it is public, calls this last in their transaction.
 */
export async function showChange(tx: Tx, id: string, now: number): Promise<void> {
  await keepDocument(tx, 'topic', id, topicSearch.readDocument);
  await invalidatePages(tx, [topicTag(id), topicsTag], now);
}
