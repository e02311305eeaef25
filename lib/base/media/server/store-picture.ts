import { variantFolder } from '../rules/keys';
import { requirePicture } from './draw-variant';
import type { Storage } from './storage';

/**
 * Keeps a picture under a key such as `works/0001.jpg`, in place of what was there. It is judged by its bytes: throws
 * `UnsupportedMediaType` for what is no picture or a broken one, `TooLarge` for more than 64 million pixels.
 */
export async function storePicture(storage: Storage, key: string, bytes: Uint8Array): Promise<void> {
  await requirePicture(bytes);
  await storage.put(key, bytes);
  // In this order: who draws the former picture now will notice the new one, or has been in time to be removed.
  for await (const variant of storage.list(variantFolder(key))) await storage.remove(variant);
}
