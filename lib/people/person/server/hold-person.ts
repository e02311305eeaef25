import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';

/**
 * Locks a person's row for the rest of the transaction: neither an erasure nor another change of the profile can happen in
 * between. Says since when they are here, in ms. Throws Unauthorized for an erased person.
 * A write that changes nothing, because that locks the row on both engines. Reviews must be written before it: a
 * decision writes the review first and then the person, and the opposite order would deadlock.
 */
export function holdPerson(tx: Tx, personId: string): Promise<{ created_at: number }> {
  return held(tx, personId)
    .returning('created_at')
    .executeTakeFirstOrThrow(() => new CodedError('Unauthorized'));
}

/** The same for who reads the row, which is wide. */
export function holdProfile(tx: Tx, personId: string) {
  return held(tx, personId)
    .returningAll()
    .executeTakeFirstOrThrow(() => new CodedError('Unauthorized'));
}

const held = (tx: Tx, personId: string) =>
  tx
    .updateTable('person')
    .set((person) => ({ erased_at: person.ref('erased_at') }))
    .where('id', '=', personId)
    .where('erased_at', 'is', null);
