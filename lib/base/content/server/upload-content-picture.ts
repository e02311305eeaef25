import { v7 as uuid } from 'uuid';
import { storeOwnPicture } from '@/lib/base/media/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { contentPictureMaxBytes, type uploadContentPicture as contract } from '../contract';

/**
 * Stores a picture for a page under a new key, re-encoded as a jpg, and returns the key. It is never removed, since
 * versions may refer to it. Throws Unauthorized or Forbidden; TooLarge, UnsupportedMediaType and Unavailable like
 * `storeOwnPicture`.
 */
export async function uploadContentPicture(
  context: Context,
  { picture }: InputOf<typeof contract>,
): Promise<{ key: string }> {
  requireAllowed(context, 'editContent');
  if (picture.size > contentPictureMaxBytes) throw new CodedError('TooLarge');
  const key = `pages/${uuid()}.jpg`;
  await storeOwnPicture(key, new Uint8Array(await picture.arrayBuffer()), { minimum: { width: 1, height: 1 } });
  return { key };
}
