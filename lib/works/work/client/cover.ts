import { workLimits } from '../codes';

/** A picture for a cover: its size in pixels, upright. */
export interface PickedCover {
  file: File;
  width: number;
  height: number;
}

/** Why a file cannot be used as a cover (specification section 5). */
export type CoverRefusal = 'large' | 'small' | 'none';

/** Inspects a picked file: returns the picture, or why it is rejected. */
export async function inspectCover(file: File): Promise<PickedCover | CoverRefusal> {
  if (file.size > workLimits.coverBytes) return 'large';
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    bitmap.close();
    return width < workLimits.coverWidth || height < workLimits.coverHeight ? 'small' : { file, width, height };
  } catch {
    // Not a picture, or one that this browser cannot read.
    return 'none';
  }
}

/** Maximum zoom before the crop has fewer pixels than a cover needs; at least 1. */
export function furthestZoom({ width, height }: PickedCover): number {
  const { coverWidth, coverHeight } = workLimits;
  return Math.max(1, Math.min(width / coverWidth, height / coverHeight));
}

/** The current frame of a film, as a JPEG; null without one. */
export async function frameOf(video: HTMLVideoElement | null): Promise<File | null> {
  if (!video || video.videoWidth === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  // The frame of a 4K film would exceed the maximum size.
  const scale = Math.min(1, 1920 / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  return jpeg && new File([jpeg], 'frame.jpg', { type: 'image/jpeg' });
}
