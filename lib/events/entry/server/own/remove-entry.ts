import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { removeEntry as contract } from '../../contract';
import { findOwnEntry } from './own-entry';
import { removeAllPictures } from './own-pictures';

/**
 * Deletes a draft of the caller, with its pictures and its team. Throws Changed for an entry that was sent once, which is
 * withdrawn instead, NullPointer for one that is not the caller's.
 */
export async function removeEntry(context: Context, { id }: InputOf<typeof contract>): Promise<null> {
  const own = { id, personId: signedIn(context).personId };
  await context.db.transaction(async (tx) => {
    const removed = await tx
      .deleteFrom('contest_entry')
      .where('id', '=', id)
      .where('person_id', '=', own.personId)
      .where('state', '=', 'draft')
      .returning('id')
      .executeTakeFirst();
    if (removed) return removeAllPictures(tx, id, context.now());
    await findOwnEntry(tx, own);
    throw new CodedError('Changed');
  });
  return null;
}
