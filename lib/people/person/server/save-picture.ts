import { removePictures, storeOwnPicture } from '@/lib/base/media/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import {
  type savePicture as contract,
  type PictureKind,
  pictureLimits,
  pictureMaxBytes,
  type UserInfo,
} from '../contract';
import { getUserInfo } from './get-user-info';
import { holdProfile } from './hold-person';
import { ownPictureKey, removeReplaced } from './own-pictures';
import { authorsTag, personTag } from './page-tags';

/**
 * Sets a new avatar or banner of the caller and returns their whole profile (specification section 5). The picture is
 * redrawn under a new key; the previous one is removed.
 * Throws PhoneNeeded for a caller without a bound phone, TooLarge from 5 MB on, UnsupportedMediaType for what is not a
 * still picture, code `400` with the rule `dimensions` for too small a one, Unauthorized for a visitor and for an
 * erased person.
 */
export async function savePicture(context: Context, { kind, picture }: InputOf<typeof contract>): Promise<UserInfo> {
  const { personId } = requireAllowed(context, 'post');
  if (picture.size > pictureMaxBytes) throw new CodedError('TooLarge');
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const key = ownPictureKey(personId);
  await storeOwnPicture(key, bytes, { minimum: pictureLimits[kind] });
  try {
    await context.db.transaction((tx) => place(tx, { personId, kind, key, now: context.now() }));
  } catch (error) {
    await removePictures(key);
    throw error;
  }
  return getUserInfo(context);
}

async function place(
  tx: Tx,
  { personId, kind, key, now }: { personId: string; kind: PictureKind; key: string; now: number },
): Promise<void> {
  const former = await holdProfile(tx, personId);
  await tx
    .updateTable('person')
    .set({ [kind]: key })
    .where('id', '=', personId)
    .execute();
  await removeReplaced(tx, personId, former[kind], now);
  await invalidatePages(tx, [personTag(personId), ...(kind === 'avatar' ? [authorsTag] : [])], now);
}
