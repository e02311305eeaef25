import type { ExpressionBuilder } from 'kysely';
import { mediaStorage, removePictures } from '@/lib/base/media/port';
import type { Tables } from '@/lib/platform/server/db/tables';
import { originalName } from './probe-film';

/** One of the films of a work: what a certain upload brought. A work can get another one in the place of a broken one. */
export interface FilmOfUpload {
  videoId: string;
  uploadId: string;
}

/** The folder of a film's files; a name that is the same in every run, so that what a killed one has put is used. */
export const folderOfFilm = ({ videoId, uploadId }: FilmOfUpload) => `videos/${videoId}/${uploadId}/`;

/** Where the file is once it was taken over from the upload. */
export const originalOf = (film: FilmOfUpload) => `${folderOfFilm(film)}${originalName}`;

/** Where the cover is that a film suggests: among those of its work, where a replaced one is removed. */
export const suggestedCoverOf = ({ videoId, uploadId }: FilmOfUpload) => `works/${videoId}/suggested-${uploadId}.jpg`;

/** Which film the file of a work is; null where nothing of it is kept. */
export function filmOf(source: { video_id: string; upload_id: string | null; original: string | null }) {
  const uploadId = source.upload_id ?? source.original?.split('/').at(-2);
  return uploadId === undefined ? null : { videoId: source.video_id, uploadId };
}

/** The condition that the file of a work is this film, before its bytes were taken over or after. */
export function isFilm(film: FilmOfUpload) {
  return (source: ExpressionBuilder<Tables, 'video_source'>) =>
    source.and([
      source('video_id', '=', film.videoId),
      source.or([source('upload_id', '=', film.uploadId), source('original', '=', originalOf(film))]),
    ]);
}

/** Removes a film and everything that was made of it, but not its upload. */
export async function removeFilmFiles(film: FilmOfUpload): Promise<void> {
  for await (const key of mediaStorage().list(folderOfFilm(film))) await mediaStorage().remove(key);
  await removePictures(suggestedCoverOf(film));
}
