import { storeOwnPicture } from '@/lib/base/media/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { entryLimits } from '../../codes';
import type { saveEntryPicture as contract } from '../../contract';
import { holdOwnOpenEntry, type OwnEntryId } from './own-entry';
import { lookAfterPictures, newPictureKey } from './own-pictures';

const smallest = { width: 1, height: 1 };

/**
 * Stores a picture of an entry of the caller, redrawn without what a camera wrote into it, and returns its key for `saveEntry`.
 * One that is not used is removed a day or two later.
 * Throws TooLarge for a file over the limit, UnsupportedMediaType for what is no still picture, ListFull beyond the maximum of
 * pictures, NullPointer for an entry that is not the caller's, EventCanceled, EntryClosed, PhoneNeeded.
 */
export async function saveEntryPicture(
  context: Context,
  { id, picture }: InputOf<typeof contract>,
): Promise<{ key: string }> {
  if (picture.size > entryLimits.pictureBytes) throw new CodedError('TooLarge');
  const own = { id, personId: requireAllowed(context, 'post').personId };
  const key = newPictureKey(id);
  // The row first, so that nothing is stored without one; it goes again where nothing could be stored.
  await context.db.transaction((tx) => addRow(context, tx, own, key));
  try {
    await storeOwnPicture(key, new Uint8Array(await picture.arrayBuffer()), { minimum: smallest });
  } catch (error) {
    await context.db.transaction((tx) => tx.deleteFrom('contest_entry_picture').where('key', '=', key).execute());
    throw error;
  }
  return { key };
}

/** The entry is locked, so that of several pictures at once none is too many. */
async function addRow(context: Context, tx: Tx, own: OwnEntryId, key: string): Promise<void> {
  await holdOwnOpenEntry(tx, own, context.arrivedAt);
  const { count } = await tx
    .selectFrom('contest_entry_picture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('entry_id', '=', own.id)
    .executeTakeFirstOrThrow();
  if (count >= entryLimits.picturesKept) throw new CodedError('ListFull');
  const now = context.now();
  await tx.insertInto('contest_entry_picture').values({ key, entry_id: own.id, added_at: now }).execute();
  await lookAfterPictures(tx, own.id, now);
}
