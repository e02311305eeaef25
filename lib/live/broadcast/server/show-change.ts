import { keepDocument } from '@/lib/base/search/port';
import { personTag } from '@/lib/people/person/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { broadcastsTag, broadcastTag } from './page-tags';
import { broadcastSearch } from './search-document';

/**
 * Updates everything public of a broadcast: its search index entry and every page that shows it. Changes of its public data or
 * visibility call this last in their transaction.
 */
export async function showChange(tx: Tx, broadcast: { id: string; host_id: string }, now: number): Promise<void> {
  await keepDocument(tx, 'live', broadcast.id, broadcastSearch.readDocument);
  await invalidatePages(tx, [broadcastTag(broadcast.id), personTag(broadcast.host_id), broadcastsTag], now);
}
