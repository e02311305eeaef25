import { storeOwnPicture } from '@/lib/base/media/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { contestLimits } from '../../codes';
import type { saveContestPicture as contract } from '../../contract';
import { lockContest } from '../find-contest';
import { requireDesk } from '../require-desk';
import { lookAfterPictures, newPictureKey } from './contest-pictures';
import { beginContest } from './save-contest';

const smallest = { width: 1, height: 1 };

/**
 * Stores a picture for the page of a contest and returns its key for `saveContest`. One that is not used is removed a day or two
 * later.
 * Throws TooLarge for a file over the limit, UnsupportedMediaType for what is no still picture, ListFull beyond the maximum of
 * pictures, PhoneNeeded for an organiser without a bound phone, NullPointer from `requireDesk`.
 */
export async function saveContestPicture(
  context: Context,
  { id, picture }: InputOf<typeof contract>,
): Promise<{ key: string }> {
  const { isStaff } = await requireDesk(context, context.db.read, id);
  if (!isStaff) requireAllowed(context, 'post');
  if (picture.size > contestLimits.pictureBytes) throw new CodedError('TooLarge');
  const key = newPictureKey(id);
  // The row first, so that nothing is stored without one; it goes again where nothing could be stored.
  await context.db.transaction((tx) => addRow(tx, { id, key, now: context.now() }));
  try {
    await storeOwnPicture(key, new Uint8Array(await picture.arrayBuffer()), { minimum: smallest });
  } catch (error) {
    await context.db.transaction((tx) => tx.deleteFrom('contest_picture').where('key', '=', key).execute());
    throw error;
  }
  return { key };
}

/** The contest is locked, so that of several pictures at once none is too many. */
async function addRow(tx: Tx, { id, key, now }: { id: string; key: string; now: number }): Promise<void> {
  await beginContest(tx, id, now);
  await lockContest(tx, id);
  const { count } = await tx
    .selectFrom('contest_picture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('activity_id', '=', id)
    .executeTakeFirstOrThrow();
  if (count >= contestLimits.pictures) throw new CodedError('ListFull');
  await tx.insertInto('contest_picture').values({ key, activity_id: id, added_at: now }).execute();
  await lookAfterPictures(tx, id, now);
}
