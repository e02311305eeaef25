import { keepDocument } from '@/lib/base/search/port';
import { personTag } from '@/lib/people/person/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { keepEntries } from './entries';
import type { DemandRow } from './find-demand';
import { demandsTag, demandTag } from './page-tags';
import { demandSearch } from './search-document';

/**
 * Updates everything public of a demand: the filtered lists, its search index entry and every page that shows it. Changes of its
 * public data or visibility call this last in their transaction, with its row locked.
 */
export async function showChange(tx: Tx, demand: DemandRow, now: number): Promise<void> {
  await keepEntries(tx, demand);
  await keepDocument(tx, 'demand', demand.id, demandSearch.readDocument);
  const company = demand.owner_id === null ? [] : [personTag(demand.owner_id)];
  await invalidatePages(tx, [demandTag(demand.id), demandsTag, ...company], now);
}
