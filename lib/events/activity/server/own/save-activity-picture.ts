import { storeOwnPicture } from '@/lib/base/media/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { coverCut } from '@/lib/works/work/port';
import { activityLimits } from '../../codes';
import type * as contract from '../../contract';
import { holdOwnActivity, type OwnActivityId } from './own-activity';
import { lookAfterPictures, newPictureKey } from './own-pictures';

const { coverBytes, photoBytes } = activityLimits;
const smallest = { width: 1, height: 1 };
const smallestCover = { width: activityLimits.coverWidth, height: activityLimits.coverHeight };
const coverShape = { across: 3, down: 4 };

/**
 * Stores a photo of an activity of the caller and returns its key for `saveActivity`. One that is not used is removed a day or
 * two later.
 * Throws TooLarge for a file over the limit, UnsupportedMediaType for what is no still picture, ListFull beyond the maximum of
 * pictures, NullPointer for an activity that is not the caller's, PhoneNeeded for a caller without a bound phone.
 */
export function saveActivityPhoto(
  context: Context,
  { id, picture }: InputOf<typeof contract.saveActivityPhoto>,
): Promise<{ key: string }> {
  if (picture.size > photoBytes) throw new CodedError('TooLarge');
  return store(context, id, async (key) => storeOwnPicture(key, await bytesOf(picture), { minimum: smallest }));
}

/**
 * Stores a picture as a cover for an activity of the caller, cut to 3:4 in the given part (specification section 3), and returns
 * its key for `saveActivity`.
 * Throws like {@link saveActivityPhoto}, and code `400` with the rule `ratio` at `width` for a part of another shape and
 * `dimensions` at `picture` for one that is too small or outside the picture.
 */
export async function saveActivityCover(
  context: Context,
  { id, picture, ...area }: InputOf<typeof contract.saveActivityCover>,
): Promise<{ key: string }> {
  if (picture.size > coverBytes) throw new CodedError('TooLarge');
  const cut = coverCut(area, coverShape);
  if (!cut) throw new CodedError('400', { fields: [{ field: 'width', rule: 'ratio' }] });
  return store(context, id, async (key) =>
    storeOwnPicture(key, await bytesOf(picture), { minimum: smallestCover, cut }),
  );
}

const bytesOf = async (picture: File) => new Uint8Array(await picture.arrayBuffer());

/** The row first, so that nothing is stored without one; it goes again where nothing could be stored. */
async function store(context: Context, id: string, draw: (key: string) => Promise<void>): Promise<{ key: string }> {
  const own = { id, personId: requireAllowed(context, 'post').personId };
  const key = newPictureKey(id);
  await context.db.transaction((tx) => addRow(tx, own, key, context.now()));
  try {
    await draw(key);
  } catch (error) {
    await context.db.transaction((tx) => tx.deleteFrom('activity_picture').where('key', '=', key).execute());
    throw error;
  }
  return { key };
}

/** The activity is locked, so that of several pictures at once none is too many. */
async function addRow(tx: Tx, own: OwnActivityId, key: string, now: number): Promise<void> {
  await holdOwnActivity(tx, own);
  const { count } = await tx
    .selectFrom('activity_picture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('activity_id', '=', own.id)
    .executeTakeFirstOrThrow();
  if (count >= activityLimits.pictures) throw new CodedError('ListFull');
  await tx.insertInto('activity_picture').values({ key, activity_id: own.id, added_at: now }).execute();
  await lookAfterPictures(tx, own.id, now);
}
