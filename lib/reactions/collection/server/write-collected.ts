import type { Tx } from '@/lib/platform/server/db/database';
import type { CollectionKind } from '../codes';

/** A thing in a collection: whose, and since when (ms). */
export interface Collected {
  id: string;
  personId: string;
  at: number;
}

/** Puts things into collections: those of the demonstration. */
export async function writeCollected(tx: Tx, kind: CollectionKind, collected: readonly Collected[]): Promise<void> {
  const items = collected.map(({ id, personId, at }) => ({ kind, target_id: id, person_id: personId, created_at: at }));
  await tx.insertInto('collection_item').values(items).execute();
}
