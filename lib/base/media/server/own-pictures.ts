import { CodedError } from '@/lib/platform/shared/error-codes';
import { type PictureCut, redrawPicture } from './draw-variant';
import { type Media, media } from './media';

/** Pixels on the long side beyond which no screen shows more. */
const longest = 2560;

/**
 * Keeps a picture that somebody sent, or the given part of it, under a key of its own, drawn anew: upright, as a jpg of at
 * most 2560 pixels on its long side, without anything that the camera wrote. It is judged by its bytes: throws `UnsupportedMediaType` for what
 * is no still picture or a broken one, `TooLarge` for more than 64 million pixels, code `400` with the rule `dimensions`
 * for fewer pixels than `minimum` and for a part outside it, `Unavailable` when too much is being drawn.
 */
export async function storeOwnPicture(
  key: string,
  bytes: Uint8Array,
  { minimum, cut }: { minimum: { width: number; height: number }; cut?: PictureCut },
  { storage, gate }: Pick<Media, 'storage' | 'gate'> = media(),
): Promise<void> {
  const drawn = await gate.run(() => redrawPicture(bytes, { minimum, longest, cut }));
  if (!drawn) throw new CodedError('400', { fields: [{ field: 'picture', rule: 'dimensions' }] });
  await storage.put(key, drawn);
}

/**
 * Removes every picture whose key begins with the prefix (one key, or a folder with its slash), and what was made of
 * them. Doing it twice is no error.
 */
export async function removePictures(prefix: string, { storage }: Pick<Media, 'storage'> = media()): Promise<void> {
  // In this order: who draws one of them now finds it gone afterwards, or has been in time to be removed.
  for (const beginning of [prefix, `variants/${prefix}`]) {
    for await (const key of storage.list(beginning)) await storage.remove(key);
  }
}
