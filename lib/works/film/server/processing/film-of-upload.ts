import type { ExpressionBuilder } from 'kysely';
import { mediaStorage, removePictures } from '@/lib/base/media/port';
import type { Tables } from '@/lib/platform/server/db/tables';
import { originalName } from './probe-film';

/** A film of a work, from a certain upload. A broken one can be replaced by another. */
export interface FilmOfUpload {
  videoId: string;
  uploadId: string;
}

/** The folder of a film's files; the same in every run, so that files of a killed run are reused. */
export const folderOfFilm = ({ videoId, uploadId }: FilmOfUpload) => `videos/${videoId}/${uploadId}/`;

/** The key of the file after it was taken over from the upload. */
export const originalOf = (film: FilmOfUpload) => `${folderOfFilm(film)}${originalName}`;

/** The key of the suggested cover: among those of its work, where a replaced one is removed. */
export const suggestedCoverOf = ({ videoId, uploadId }: FilmOfUpload) => `works/${videoId}/suggested-${uploadId}.jpg`;

/** The film of a work's file; null if none is stored. */
export function filmOf(source: { video_id: string; upload_id: string | null; original: string | null }) {
  const uploadId = source.upload_id ?? source.original?.split('/').at(-2);
  return uploadId === undefined ? null : { videoId: source.video_id, uploadId };
}

/** The condition that a work's file is this film, before or after its bytes were taken over. */
export function isFilm(film: FilmOfUpload) {
  return (source: ExpressionBuilder<Tables, 'video_source'>) =>
    source.and([
      source('video_id', '=', film.videoId),
      source.or([source('upload_id', '=', film.uploadId), source('original', '=', originalOf(film))]),
    ]);
}

/** Removes a film and everything derived from it, but not its upload. */
export async function removeFilmFiles(film: FilmOfUpload): Promise<void> {
  for await (const key of mediaStorage().list(folderOfFilm(film))) await mediaStorage().remove(key);
  await removePictures(suggestedCoverOf(film));
}
