import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { removeNotice as contract } from '../contract';
import { holdReader } from './reader';

/**
 * Removes one of the caller's notices from the list; it returns when it gathers another person. Throws NullPointer for a
 * notice that is not in the caller's list, Unauthorized for a visitor.
 */
export async function removeNotice(context: Context, { id }: InputOf<typeof contract>): Promise<null> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    await holdReader(tx, personId, context.now());
    const removed = await tx
      .updateTable('notice')
      .set({ is_shown: 0 })
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .where('is_shown', '=', 1)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw new CodedError('NullPointer');
  });
  return null;
}
