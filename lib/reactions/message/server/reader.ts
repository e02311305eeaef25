import type { Tx } from '@/lib/platform/server/db/database';

/**
 * Holds a reader for the rest of the transaction, notes that their notices change, and returns a `seq` of their own for what
 * comes. Whoever changes the notices of several readers takes them in the order of their ids, as the last thing that the
 * transaction does: nobody waits for each other, and what is numbered later is seen later.
 */
export async function holdReader(tx: Tx, personId: string, now: number): Promise<number> {
  const { last_seq } = await tx
    .insertInto('notice_reader')
    .values({ person_id: personId, last_seq: 1, version: 1, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet((row) => ({
        last_seq: row('notice_reader.last_seq', '+', 1),
        version: row('notice_reader.version', '+', 1),
        changed_at: now,
      })),
    )
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  return last_seq;
}
