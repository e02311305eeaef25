import {
  furthestZoomTo,
  inspectPictureFile,
  type PickedPicture,
  type PictureRefusal,
} from '@/lib/platform/client/picture-file';
import { workLimits } from '../codes';

const least = { width: workLimits.coverWidth, height: workLimits.coverHeight };

/** Inspects a picked file: returns the picture, or why it is rejected. */
export function inspectCover(file: File): Promise<PickedPicture | PictureRefusal> {
  return inspectPictureFile(file, { least, mostBytes: workLimits.coverBytes });
}

/** Maximum zoom before the crop has fewer pixels than a cover needs; at least 1. */
export function furthestZoom(picked: PickedPicture): number {
  return furthestZoomTo(picked, least);
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
