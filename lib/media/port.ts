import { media } from './server/media';
import type { Storage } from './server/storage';
import { storePicture as store } from './server/store-picture';

/** Where media is kept: the bucket where one is configured, else the data folder. Its `check()` is for readiness. */
export function mediaStorage(): Storage {
  return media().storage;
}

/**
 * Keeps a picture under a key such as `works/0001.jpg`, in place of what was there. It is judged by its bytes: throws
 * `UnsupportedMediaType` for what is no picture or a broken one, `TooLarge` for more than 64 million pixels.
 */
export function storePicture(key: string, bytes: Uint8Array): Promise<void> {
  return store(mediaStorage(), key, bytes);
}
