import { v7 as uuid } from 'uuid';
import type { Tx } from '../db/database';

/**
 * Declares, inside the transaction of a change, that every page with one of these tags is outdated. All nodes drop
 * those pages within a second of the commit (DESIGN 7); a rollback reverts it.
 */
export async function invalidatePages(tx: Tx, tags: string[], now: number): Promise<void> {
  if (tags.length === 0) return;
  await tx
    .insertInto('page_invalidation')
    .values(tags.map((tag) => ({ id: uuid(), tag, created_at: now })))
    .execute();
}
