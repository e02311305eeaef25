import type { Context } from '@/lib/platform/server/context';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { blockPerson as contract } from '../contract';
import { countFollow, holdPeople, removeFollow } from './follow-rows';
import { personTag } from './page-tags';

/**
 * Blocks a person, or unblocks them: the input is the desired state, so the call is idempotent. A blocked person stops
 * following the caller, can neither follow nor comment on things of the caller, and does not notify the caller. The
 * caller's own follow stays.
 * Throws NullPointer for an unknown or erased person, Forbidden for the caller themselves, Unauthorized for a visitor.
 */
export async function blockPerson(
  context: Context,
  { userId, block }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { personId } = signedIn(context);
  if (userId === personId) throw new CodedError('Forbidden');
  const row = { person_id: personId, blocked_id: userId };
  await context.db.transaction(async (tx) => {
    if (!block) {
      await tx
        .deleteFrom('person_block')
        .where((eb) => eb.and(row))
        .execute();
      return;
    }
    // Both rows are locked: a follow at the same time either is visible here, or sees the block.
    await holdPeople(tx, [personId, userId]);
    await tx
      .insertInto('person_block')
      .values({ ...row, created_at: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const follow = { follower_id: userId, person_id: personId };
    if (!(await removeFollow(tx, follow))) return;
    await countFollow(tx, follow, -1);
    await invalidatePages(tx, [personTag(userId), personTag(personId)], context.now());
  });
  return { isBlocked: block };
}
