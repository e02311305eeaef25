import { imageHost, ownMedia, videoHost } from '../hosts';
import { wellFormed } from '../well-formed';
import type { PictureSize, PictureWidth } from './picture-sizes';

/** Shown for a thing without a picture (specification section 9). */
export const fallbackPicture = '/fallback/picture.svg';

/** `since` is a time in ms, such as `beijingMidnight(now)`: when it changes, caches reload the picture. */
export type ThumbnailSize = PictureSize & { since?: number };

/** The size of a work's thumbnail (specification section 3). */
export const videoThumbnailSize = { width: 504, height: 336 } as const satisfies PictureSize;

/**
 * The address of a picture cut to a size, in jpg: `/media/works/1.jpg?w=504&h=336&f=jpg` (specification section 9).
 * Without a key it is the fallback picture; a complete URL, which we cannot crop, is returned unchanged.
 */
export function thumbnail(key: string | null, { width, height, since }: ThumbnailSize, host = imageHost()): string {
  if (!key) return fallbackPicture;
  if (isComplete(key)) return key;
  const cacheKey = since === undefined ? '' : `&t=${since}`;
  return `${underHost(host, key)}?w=${width}&h=${height}&f=jpg${cacheKey}`;
}

/** The address of a whole picture that is at most so wide, in jpg: `/media/articles/1.jpg?w=704&f=jpg`. */
export function pictureOfWidth(key: string, width: PictureWidth, host = imageHost()): string {
  return `${underHost(host, key)}?w=${width}&f=jpg`;
}

/**
 * The hosts to try for a picture, in order. A content delivery host cannot check the viewer, so private pictures are
 * requested from our own host.
 */
export function pictureHosts(key: string): string[] {
  return [...new Set(isComplete(key) ? [ownMedia] : [imageHost(), ownMedia])];
}

/** The address of a picture as it was stored, or the fallback picture. */
export function imageUrl(key: string | null, host = imageHost()): string {
  return key ? underHost(host, key) : fallbackPicture;
}

/** The address of a film's file: its path (`/play/<work>/<token>/master.m3u8`) at the video host. */
export function videoUrl(path: string): string {
  return isComplete(path) ? path : videoHost() + path;
}

function underHost(host: string, key: string): string {
  return isComplete(key) ? key : `${host}/${encodeKey(key)}`;
}

/** Whether it is an address already: of another host, a data URL, or of this server's own files. */
export function isComplete(key: string): boolean {
  return (
    /^(?:(?:https?:)?\/\/|data:|blob:)/i.test(key) || key.startsWith(`${ownMedia}/`) || key.startsWith('/fallback/')
  );
}

/** Encodes each segment. Dot segments are removed: a browser would resolve them to outside the media folder. */
function encodeKey(key: string): string {
  return wellFormed(key)
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
    .map(encodeURIComponent)
    .join('/');
}
