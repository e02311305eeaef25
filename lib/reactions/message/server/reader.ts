import type { Tx } from '@/lib/platform/server/db/database';

/**
 * Locks a reader for the rest of the transaction, marks their notices as changed, and returns their next `seq`. A
 * transaction locks readers as its last step and in the order of their ids: so there is no deadlock, and the order of `seq`
 * is the order of the commits.
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
