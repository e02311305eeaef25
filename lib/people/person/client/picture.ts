import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import { type PictureKind, pictureLimits, pictureMaxBytes } from '../codes';
import type * as contract from '../contract';
import { takeUserInfo } from './profile';

const savePictureCall: CallOf<typeof contract.savePicture> = calls.savePicture;

/** Why a file cannot be used as a picture (specification section 5). */
export type PictureRefusal = 'large' | 'small' | 'none';

/** A picked picture: its size in pixels, upright. */
export interface PickedPicture {
  file: File;
  width: number;
  height: number;
}

/** A part of a picture, in its pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Maximum width of a sent picture in pixels, and its JPEG quality. */
const widest = { avatar: 1024, banner: 2560 } as const satisfies Record<PictureKind, number>;
const quality = 0.9;

/** Inspects a picked file: returns the picture, or why it is rejected. */
export async function inspectPicture(file: File, kind: PictureKind): Promise<PickedPicture | PictureRefusal> {
  if (file.size > pictureMaxBytes) return 'large';
  const bitmap = await decode(file);
  if (!bitmap) return 'none';
  const { width, height } = bitmap;
  bitmap.close();
  const least = pictureLimits[kind];
  return width < least.width || height < least.height ? 'small' : { file, width, height };
}

/** Maximum zoom before the crop has fewer pixels than the kind needs; at least 1. */
export function furthestZoom({ width, height }: PickedPicture, kind: PictureKind): number {
  const least = pictureLimits[kind];
  return Math.max(1, Math.min(width / least.width, height / least.height));
}

/** Crops a picture to a JPEG. Transparent parts become white. */
export async function cropPicture({ file }: PickedPicture, area: CropArea, kind: PictureKind): Promise<File> {
  const bitmap = await decode(file);
  if (!bitmap) throw new TypeError('The picture was readable before');
  const scale = Math.min(1, widest[kind] / area.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('No canvas to draw on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!jpeg) throw new TypeError('The picture cannot be written');
  return new File([jpeg], `${kind}.jpg`, { type: 'image/jpeg' });
}

/** Sets the caller's avatar or banner and returns the updated profile. Throws what `call` throws. */
export async function savePicture(kind: PictureKind, picture: File): Promise<contract.UserInfo> {
  const info = await call(savePictureCall, { kind, picture }, { encoding: 'multipart', quiet: true });
  takeUserInfo(info);
  return info;
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Not a picture, or one that this browser cannot read.
    return null;
  }
}
