import type { Tx } from '@/lib/platform/server/db/database';

/** Gives the next number of a contest, from 1: of several at once each has one of its own, and none is left out. */
export async function nextNumber(tx: Tx, contestId: string): Promise<number> {
  const { last_number } = await tx
    .insertInto('contest_entry_tally')
    .values({ activity_id: contestId, last_number: 1, shown_count: 0 })
    .onConflict((conflict) =>
      conflict.column('activity_id').doUpdateSet((row) => ({
        last_number: row('contest_entry_tally.last_number', '+', 1),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}

/** Counts an entry that is shown now, or not any more. It has a number, so that its contest has a row. */
export async function countShown(tx: Tx, contestId: string, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('contest_entry_tally')
    .set((row) => ({ shown_count: row('shown_count', '+', by) }))
    .where('activity_id', '=', contestId)
    .execute();
}
