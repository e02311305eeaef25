import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { removeActivity as contract } from '../../contract';
import { findOwnActivity } from './own-activity';
import { removeAllPictures } from './own-pictures';

/**
 * Deletes an activity of the caller that was never public, with its pictures. Throws Changed for one that was: who takes part
 * must find it, so it is canceled instead. Throws NullPointer for one that is not the caller's.
 */
export async function removeActivity(context: Context, { id }: InputOf<typeof contract>): Promise<null> {
  const own = { id, personId: signedIn(context).personId };
  await context.db.transaction(async (tx) => {
    const removed = await tx
      .deleteFrom('activity')
      .where('id', '=', id)
      .where('organiser_id', '=', own.personId)
      .where('verified_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!removed) {
      await findOwnActivity(tx, own);
      throw new CodedError('Changed');
    }
    await removeAllPictures(tx, id, context.now());
    await context.emit(context, tx, 'activity.removed', { id });
  });
  return null;
}
