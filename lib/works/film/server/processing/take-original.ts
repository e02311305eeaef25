import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Selectable } from 'kysely';
import { mediaStorage } from '@/lib/base/media/port';
import { copyUpload, discardUpload } from '@/lib/base/upload/port';
import type { JobContext } from '@/lib/platform/server/jobs/define-job';
import type { VideoSourceTable } from '../tables';
import { type FilmOfUpload, originalOf } from './film-of-upload';
import { containerOf, originalName } from './probe-film';

type Source = Pick<Selectable<VideoSourceTable>, 'upload_id' | 'original'>;

/**
 * Copies the whole file into a local folder. The first time it is taken over from the upload: into the storage, then
 * into the row, and then the upload is removed. Anything but a film is not stored: throws FilmProblem `notVideo`. False
 * when the work does not have this film any more.
 */
export async function takeOriginal(
  context: JobContext,
  { film, source }: { film: FilmOfUpload; source: Source },
  work: string,
): Promise<boolean> {
  if (source.original !== null) {
    if (source.upload_id !== null) await letUploadGo(context, film);
    await copyOriginal(source.original, join(work, originalName), context.signal);
    return true;
  }
  const path = join(work, originalName);
  await copyUpload(context, film.uploadId, path, context.signal);
  await containerOf(work);
  const original = originalOf(film);
  await mediaStorage().put(original, { stream: createReadStream(path), size: (await stat(path)).size });
  const isKept = await context.db.transaction((tx) =>
    tx
      .updateTable('video_source')
      .set({ original })
      .where('video_id', '=', film.videoId)
      .where('upload_id', '=', film.uploadId)
      .returning('video_id')
      .executeTakeFirst(),
  );
  if (!isKept) return false;
  await letUploadGo(context, film);
  return true;
}

/** In this order: a run killed in between keeps the reference, and the next one repeats it. */
async function letUploadGo(context: JobContext, { videoId, uploadId }: FilmOfUpload): Promise<void> {
  await discardUpload(context, uploadId);
  await context.db.transaction((tx) =>
    tx
      .updateTable('video_source')
      .set({ upload_id: null })
      .where('video_id', '=', videoId)
      .where('upload_id', '=', uploadId)
      .execute(),
  );
}

/** Copies an original from the media storage into a local file. */
export async function copyOriginal(key: string, path: string, signal: AbortSignal): Promise<void> {
  const file = await mediaStorage().read(key);
  if (!file) throw new Error(`The original ${key} is lost.`);
  const body =
    file.body instanceof Uint8Array
      ? Readable.from([file.body])
      : Readable.fromWeb(file.body as ReadableStream<Uint8Array>);
  await pipeline(body, createWriteStream(path), { signal });
}
