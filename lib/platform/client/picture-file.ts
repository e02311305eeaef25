/** A picked picture: its size in pixels, upright. */
export interface PickedPicture {
  file: File;
  width: number;
  height: number;
}

/** Why a file cannot be used as a picture (specification section 5). */
export type PictureRefusal = 'large' | 'small' | 'none';

/** A part of a picture, in its pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** JPEG quality of what is sent. */
const quality = 0.9;

/** Inspects a picked file of at most `mostBytes`: returns the picture, or why it is rejected. */
export async function inspectPictureFile(
  file: File,
  { least, mostBytes }: { least: Size; mostBytes: number },
): Promise<PickedPicture | PictureRefusal> {
  if (file.size > mostBytes) return 'large';
  const bitmap = await decode(file);
  if (!bitmap) return 'none';
  const { width, height } = bitmap;
  bitmap.close();
  return width < least.width || height < least.height ? 'small' : { file, width, height };
}

/** Maximum zoom before the crop has fewer pixels than `least`; at least 1. */
export function furthestZoomTo({ width, height }: PickedPicture, least: Size): number {
  return Math.max(1, Math.min(width / least.width, height / least.height));
}

/** Crops a picture to a JPEG of at most `widest` pixels across, called `name`. Transparent parts become white. */
export async function cropPictureFile(
  { file }: PickedPicture,
  area: CropArea,
  { widest, name }: { widest: number; name: string },
): Promise<File> {
  const bitmap = await decode(file);
  if (!bitmap) throw new TypeError('The picture was readable before');
  const scale = Math.min(1, widest / area.width);
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
  return new File([jpeg], `${name}.jpg`, { type: 'image/jpeg' });
}

async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Not a picture, or one that this browser cannot read.
    return null;
  }
}
