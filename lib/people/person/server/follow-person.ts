import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { followPerson as contract } from '../contract';
import { personTag } from './page-tags';

/**
 * Makes the caller follow a person, or unfollow them (specification section 4, 'Toggles'): the input is the desired
 * state, so the call is idempotent. Only an inserted or deleted row changes the counts of the two.
 * Throws NullPointer for an unknown or erased person, Forbidden for the caller themselves.
 */
export async function followPerson(
  context: Context,
  { userId, follow }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  if (userId === personId) throw new CodedError('Forbidden');
  return context.db.transaction(async (tx) => {
    const person = await findLiving(tx, userId);
    const change = { follower_id: personId, person_id: userId, created_at: context.now() };
    const changed = follow ? await addFollow(tx, change) : await removeFollow(tx, change);
    if (!changed) return { isFollowed: follow, followerCount: person.follower_count };
    const followerCount = await countFollow(tx, change, follow ? 1 : -1);
    await invalidatePages(tx, [personTag(userId), personTag(personId)], context.now());
    return { isFollowed: follow, followerCount };
  });
}

interface Follow {
  follower_id: string;
  person_id: string;
  created_at: number;
}

/** People are never deleted, so a foreign key to a found one is valid; the counts check erasure again. */
async function findLiving(tx: Tx, id: string) {
  const person = tx.selectFrom('person').select('follower_count').where('id', '=', id).where('erased_at', 'is', null);
  return person.executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}

async function addFollow(tx: Tx, follow: Follow): Promise<boolean> {
  const added = await tx
    .insertInto('person_follow')
    .values(follow)
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return added !== undefined;
}

async function removeFollow(tx: Tx, { follower_id, person_id }: Follow): Promise<boolean> {
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
async function countFollow(tx: Tx, { follower_id, person_id }: Follow, step: 1 | -1): Promise<number> {
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
