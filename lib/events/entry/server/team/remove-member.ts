import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { removeMember as contract, EntryDraft } from '../../contract';
import { holdOwnOpenEntry } from '../own/own-entry';
import { readDraft } from '../own/read-draft';

/**
 * Takes somebody out of the team of an entry of the caller that is not sent; who is not in it stays out. Throws NullPointer for an
 * entry that is not the caller's, EventCanceled, EntryClosed.
 */
export async function removeMember(context: Context, { id, userId }: InputOf<typeof contract>): Promise<EntryDraft> {
  const { personId } = signedIn(context);
  await context.db.transaction(async (tx) => {
    await holdOwnOpenEntry(tx, { id, personId }, context.arrivedAt);
    await tx
      .updateTable('contest_entry_member')
      .set({ state: 'removed' })
      .where('entry_id', '=', id)
      .where('person_id', '=', userId)
      .execute();
  });
  return readDraft(context, id);
}
