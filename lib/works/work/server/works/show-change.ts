import { keepDocument } from '@/lib/base/search/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { workSearch } from '../search-document';
import { publicTags } from './public-tags';

/**
 * Updates everything public of a work: its search index entry and every page that shows it. Changes of its public data
 * or visibility call this last in their transaction.
 */
export async function showChange(tx: Tx, work: { id: string; author_id: string }, now: number): Promise<void> {
  await keepDocument(tx, 'video', work.id, workSearch.readDocument);
  await invalidatePages(tx, publicTags(work), now);
}
