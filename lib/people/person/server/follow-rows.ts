import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { PersonFollowTable } from './tables';

type Pair = Pick<PersonFollowTable, 'follower_id' | 'person_id'>;

/** False if they follow already. */
export async function addFollow(tx: Tx, follow: PersonFollowTable): Promise<boolean> {
  const added = await tx
    .insertInto('person_follow')
    .values(follow)
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** False if they do not follow. */
export async function removeFollow(tx: Tx, { follower_id, person_id }: Pair): Promise<boolean> {
  const removed = await tx
    .deleteFrom('person_follow')
    .where('follower_id', '=', follower_id)
    .where('person_id', '=', person_id)
    .returning('person_id')
    .executeTakeFirst();
  return removed !== undefined;
}

/**
 * Changes both counts and returns the person's number of followers. The lesser id first, so that two people who follow
 * each other at the same time do not deadlock. If one was erased meanwhile, the transaction is rolled back.
 */
export async function countFollow(tx: Tx, { follower_id, person_id }: Pair, step: 1 | -1): Promise<number> {
  let followerCount = 0;
  for (const id of [follower_id, person_id].sort()) {
    const column = id === person_id ? 'follower_count' : 'following_count';
    const counted = await tx
      .updateTable('person')
      .set((set) => ({ [column]: set(column, '+', step) }))
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .returning('follower_count')
      .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
    if (id === person_id) followerCount = counted.follower_count;
  }
  return followerCount;
}

/** Locks both rows, in the same order, by a write without a change. NullPointer for unknown or erased people. */
export async function holdPeople(tx: Tx, ids: readonly [string, string]): Promise<void> {
  for (const id of [...ids].sort()) {
    await tx
      .updateTable('person')
      .set((person) => ({ erased_at: person.ref('erased_at') }))
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  }
}
