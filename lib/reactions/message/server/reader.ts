import type { Tx } from '@/lib/platform/server/db/database';

/**
 * Locks a reader for the rest of the transaction, marks their notices as changed, and returns their next `seq`. A
 * transaction locks readers as its last step and in the order of their ids: so there is no deadlock, and the order of `seq`
 * is the order of the commits.
 */
export async function holdReader(tx: Tx, personId: string, now: number): Promise<number> {
  const [seq] = (await holdReaders(tx, [personId], now)).values();
  if (seq === undefined) throw new Error('A reader has no row.');
  return seq;
}

/** The same of several, in the order in which they are given: the next `seq` of each. */
export async function holdReaders(tx: Tx, personIds: readonly string[], now: number): Promise<Map<string, number>> {
  const rows = await tx
    .insertInto('notice_reader')
    .values(personIds.map((person_id) => ({ person_id, last_seq: 1, version: 1, changed_at: now })))
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet((row) => ({
        last_seq: row('notice_reader.last_seq', '+', 1),
        version: row('notice_reader.version', '+', 1),
        changed_at: now,
      })),
    )
    .returning(['person_id', 'last_seq'])
    .execute();
  return new Map(rows.map((row) => [row.person_id, row.last_seq]));
}
