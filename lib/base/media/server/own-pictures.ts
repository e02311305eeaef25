import { CodedError } from '@/lib/platform/shared/error-codes';
import { isMoving, type PictureCut, redrawMoving, redrawPicture } from './draw-variant';
import { type Media, media } from './media';

/** Pixels on the long side, more than any screen shows. */
const longest = 2560;

/**
 * Stores an uploaded picture, or the given part of it, under a new key. It is redrawn upright, as a jpg of at most 2560
 * pixels on its long side, without metadata. It is checked by its bytes: throws `UnsupportedMediaType` for broken
 * pictures and what is not a still picture, `TooLarge` for more than 64 million pixels, code `400` with the rule
 * `dimensions` for fewer pixels than `minimum` and for a part outside it, `Unavailable` when too many pictures are
 * being drawn.
 */
export async function storeOwnPicture(
  key: string,
  bytes: Uint8Array,
  { minimum, cut }: { minimum: { width: number; height: number }; cut?: PictureCut },
  { storage, gate }: Pick<Media, 'storage' | 'gate'> = media(),
): Promise<void> {
  await storage.put(key, largeEnough(await gate.run(() => redrawPicture(bytes, { minimum, longest, cut }))));
}

/**
 * An uploaded picture redrawn as `storeOwnPicture` stores it, for those who store it in a way of their own; null for fewer
 * pixels than `minimum`. Throws the same but for that.
 */
export function redrawOwnPicture(
  bytes: Uint8Array,
  minimum: { width: number; height: number },
  { gate }: Pick<Media, 'gate'> = media(),
): Promise<Uint8Array | null> {
  return gate.run(() => redrawPicture(bytes, { minimum, longest }));
}

/**
 * Stores an uploaded picture as `storeOwnPicture` does, under the stem and `.jpg`; one that moves (an animated gif or
 * webp) as a gif under the stem and `.gif`, without metadata. Returns the key. Throws the same, and `TooLarge` for an
 * animation of more than 32 million pixels in all its frames or 8 MB.
 */
export async function storeAnyPicture(
  stem: string,
  bytes: Uint8Array,
  { minimum }: { minimum: { width: number; height: number } },
  { storage, gate }: Pick<Media, 'storage' | 'gate'> = media(),
): Promise<string> {
  const moves = await isMoving(bytes);
  const drawn = await gate.run(() =>
    moves ? redrawMoving(bytes, { minimum }) : redrawPicture(bytes, { minimum, longest, mayBeGif: true }),
  );
  const key = `${stem}.${moves ? 'gif' : 'jpg'}`;
  await storage.put(key, largeEnough(drawn));
  return key;
}

function largeEnough(drawn: Uint8Array | null): Uint8Array {
  if (!drawn) throw new CodedError('400', { fields: [{ field: 'picture', rule: 'dimensions' }] });
  return drawn;
}

/**
 * Removes every picture whose key begins with the prefix (one key, or a folder with its slash), and everything derived
 * from them. Idempotent.
 */
export async function removePictures(prefix: string, { storage }: Pick<Media, 'storage'> = media()): Promise<void> {
  // In this order: a concurrent drawing either finds the original gone, or finishes in time for its result to be
  // removed.
  for (const beginning of [prefix, `variants/${prefix}`]) {
    for await (const key of storage.list(beginning)) await storage.remove(key);
  }
}
