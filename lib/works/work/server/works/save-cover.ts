import { storeOwnPicture } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { workLimits } from '../../codes';
import type { saveCover as contract } from '../../contract';
import { coverCut } from '../../rules/cover-cut';
import { newCoverKey, removeUnlessUsed } from './own-files';
import { findOwnWork } from './own-work';

const minimum = { width: workLimits.coverWidth, height: workLimits.coverHeight };

/**
 * Stores a picture as a cover for a work of the caller, cropped to 3:2 in the given part, and returns its key for
 * `saveWork`. A cover that is not chosen within a day is removed.
 * Throws TooLarge for a file of 5 MB or more, UnsupportedMediaType for what is not a still picture, code `400` with the
 * rule `ratio` at `width` for a part of another shape and `dimensions` at `picture` for one that is too small or
 * outside the picture, NullPointer for a work that is not the caller's.
 */
export async function saveCover(
  context: Context,
  { id, picture, ...area }: InputOf<typeof contract>,
): Promise<{ key: string }> {
  await findOwnWork(context.db.read, { id, personId: signedIn(context).personId });
  if (picture.size > workLimits.coverBytes) throw new CodedError('TooLarge');
  const cut = coverCut(area);
  if (!cut) throw new CodedError('400', { fields: [{ field: 'width', rule: 'ratio' }] });
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const now = context.now();
  const key = newCoverKey(id, now);
  // First, so that nothing is left behind after a failure: removing a missing file is no error.
  await context.db.transaction((tx) => removeUnlessUsed(tx, id, key, now));
  await storeOwnPicture(key, bytes, { minimum, cut });
  return { key };
}
