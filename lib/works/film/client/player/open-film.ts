import { importWithTimeout } from '@/lib/platform/shared/import-with-timeout';
import type { FilmOptions, FilmSource } from './film-source';
import { openNatively } from './native-source';

type OpenFilm = (options: FilmOptions) => FilmSource;

/** The format of every work: H.264 and AAC. */
const format = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';
const hls = 'application/vnd.apple.mpegurl';

/**
 * Loads the HLS player for this browser: hls.js, or the native one where scripts cannot feed a film (iPhones); null for
 * none.
 *
 * @throws ChunkError when hls.js cannot be loaded
 */
export async function loadFilmOpener(video: HTMLVideoElement): Promise<OpenFilm | null> {
  if (typeof MediaSource !== 'undefined' && MediaSource.isTypeSupported(format)) {
    return (await importWithTimeout(() => import('./hls-source'), 'hls')).openByHls;
  }
  return video.canPlayType(hls) === '' ? null : openNatively;
}
