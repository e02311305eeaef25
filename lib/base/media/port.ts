import { media } from './server/media';
import type { Storage } from './server/storage';

export { identify } from './rules/kinds';
export type { ArtRequest } from './server/demo-art/draw';
export { boldPalettes, nightPalettes, paperPalettes } from './server/demo-art/palette';
export { redrawOwnPicture, removePictures, storeAnyPicture, storeOwnPicture } from './server/own-pictures';
export type { PictureRight } from './server/picture-right';
export { privateFiles, readPrivateFile } from './server/private-files';
export { type DrawnText, drawText } from './server/share-image/draw-text';
export { readBody } from './server/storage';

/** The storage of media: the bucket where one is configured, else the data folder. Its `check()` is for readiness. */
export function mediaStorage(): Storage {
  return media().storage;
}
