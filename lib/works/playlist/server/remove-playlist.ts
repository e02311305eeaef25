import { withdrawReviews } from '@/lib/base/moderation/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { removePlaylist as contract } from '../contract';
import { renewPages } from './renew-pages';

/**
 * Deletes a play list of the caller; its works are not affected, and it disappears from collections. Throws NullPointer
 * for a list that is not theirs, Unauthorized for a visitor.
 */
export async function removePlaylist(context: Context, { id }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    await withdrawReviews(tx, 'playlist', id);
    const removed = await tx
      .deleteFrom('playlist')
      .where('id', '=', id)
      .where('owner_id', '=', personId)
      .returning(['id', 'owner_id'])
      .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
    await renewPages(context, tx, removed);
  });
  return null;
}
