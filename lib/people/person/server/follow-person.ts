import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { followPerson as contract } from '../contract';
import { requireNotBlocked } from './blocks';
import { addFollow, countFollow, removeFollow } from './follow-rows';
import { personTag } from './page-tags';

/**
 * Makes the caller follow a person, or unfollow them (specification section 4, 'Toggles'): the input is the desired
 * state, so the call is idempotent. Only an inserted or deleted row changes the counts of the two.
 * Throws NullPointer for an unknown or erased person, Forbidden for the caller themselves, Blocked if that person has
 * blocked the caller.
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
    // Both rows are locked.
    if (follow) await requireNotBlocked(tx, personId, [userId]);
    await invalidatePages(tx, [personTag(userId), personTag(personId)], context.now());
    await context.emit(context, tx, 'person.followed', { personId: userId, followerId: personId, isFollowed: follow });
    return { isFollowed: follow, followerCount };
  });
}

/** People are never deleted, so a foreign key to a found one is valid; the counts check erasure again. */
async function findLiving(tx: Tx, id: string) {
  const person = tx.selectFrom('person').select('follower_count').where('id', '=', id).where('erased_at', 'is', null);
  return person.executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
}
