import { keepDocument } from '@/lib/base/search/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { questionTag } from './page-tags';
import { questionSearch } from './search-document';

/** Makes what a question says, or its answers say, known to its page and to the search; the last step of a change. `now` is in ms. */
export async function renewQuestion(tx: Tx, id: string, now: number): Promise<void> {
  await keepDocument(tx, 'question', id, questionSearch.readDocument);
  await invalidatePages(tx, [questionTag(id)], now);
}
