import { variantFolder } from '../rules/keys';
import { requirePicture } from './draw-variant';
import type { Storage } from './storage';

/**
 * Stores a picture under a key such as `works/0001.jpg`, replacing an existing one. It is checked by its bytes: throws
 * `UnsupportedMediaType` for broken pictures and other files, `TooLarge` for more than 64 million pixels.
 */
export async function storePicture(storage: Storage, key: string, bytes: Uint8Array): Promise<void> {
  await requirePicture(bytes);
  await storage.put(key, bytes);
  // In this order: a concurrent drawing of the old picture either notices the new one, or finishes in time for its
  // result to be removed.
  for await (const variant of storage.list(variantFolder(key))) await storage.remove(variant);
}
