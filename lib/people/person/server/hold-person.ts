import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';

/**
 * Holds a person's row for the rest of the transaction and returns it as it stands: no erasure and no other change of the
 * profile comes in between. Unauthorized for who is gone.
 *
 * A write that changes nothing, because it locks the row on both engines. Reviews are written before it, never after: a
 * decision writes the review first and the person then, and in the opposite order the two would wait for each other.
 */
export async function holdPerson(tx: Tx, personId: string) {
  return tx
    .updateTable('person')
    .set((person) => ({ erased_at: person.ref('erased_at') }))
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow(() => new CodedError('Unauthorized'));
}
