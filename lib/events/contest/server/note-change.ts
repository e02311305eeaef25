import { v7 as uuid } from 'uuid';
import type { Tx } from '@/lib/platform/server/db/database';
import type { ContestChange } from '../codes';

/** Records for its integrity page what was changed of a published contest, in the transaction of the change. */
export async function noteChanges(
  tx: Tx,
  { id, changes, now }: { id: string; changes: readonly ContestChange[]; now: number },
): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insertInto('contest_change')
    .values(changes.map((change) => ({ id: uuid(), activity_id: id, change, at: now })))
    .execute();
}
