import { personTag } from '@/lib/people/person/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { casesTag, caseTag } from './page-tags';

/** Renews every page that shows a case: whoever changes what is public of it calls this in their transaction. */
export async function showChange(tx: Tx, row: { id: string; creator_id: string }, now: number): Promise<void> {
  await invalidatePages(tx, [caseTag(row.id), casesTag, personTag(row.creator_id)], now);
}
