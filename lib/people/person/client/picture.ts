import { call } from '@/lib/platform/client/call';
import {
  type CropArea,
  cropPictureFile,
  furthestZoomTo,
  inspectPictureFile,
  type PickedPicture,
  type PictureRefusal,
} from '@/lib/platform/client/picture-file';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import { type PictureKind, pictureLimits, pictureMaxBytes } from '../codes';
import type * as contract from '../contract';
import { takeUserInfo } from './profile';

const savePictureCall: CallOf<typeof contract.savePicture> = calls.savePicture;

/** Maximum width of a sent picture in pixels. */
const widest = { avatar: 1024, banner: 2560 } as const satisfies Record<PictureKind, number>;

/** Inspects a picked file: returns the picture, or why it is rejected. */
export function inspectPicture(file: File, kind: PictureKind): Promise<PickedPicture | PictureRefusal> {
  return inspectPictureFile(file, { least: pictureLimits[kind], mostBytes: pictureMaxBytes });
}

/** Maximum zoom before the crop has fewer pixels than the kind needs; at least 1. */
export function furthestZoom(picked: PickedPicture, kind: PictureKind): number {
  return furthestZoomTo(picked, pictureLimits[kind]);
}

/** Crops a picture to a JPEG. Transparent parts become white. */
export function cropPicture(picked: PickedPicture, area: CropArea, kind: PictureKind): Promise<File> {
  return cropPictureFile(picked, area, { widest: widest[kind], name: kind });
}

/** Sets the caller's avatar or banner and returns the updated profile. Throws what `call` throws. */
export async function savePicture(kind: PictureKind, picture: File): Promise<contract.UserInfo> {
  const info = await call(savePictureCall, { kind, picture }, { encoding: 'multipart', quiet: true });
  takeUserInfo(info);
  return info;
}
