import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Selectable } from 'kysely';
import { mediaStorage } from '@/lib/media/port';
import type { JobContext } from '@/lib/platform/server/jobs/define-job';
import { copyUpload, discardUpload } from '@/lib/upload/port';
import type { VideoSourceTable } from '../tables';
import { containerOf, originalName } from './probe-film';

type Source = Pick<Selectable<VideoSourceTable>, 'video_id' | 'upload_id' | 'original'>;

/** The folder of a work's files; a name that is the same in every run, so that what a killed one has put is used. */
export const folderOfUpload = (videoId: string, uploadId: string) => `videos/${videoId}/${uploadId}/`;

/**
 * Copies the whole file into a folder of this machine and returns its media folder. The first time it comes from the
 * upload and is taken over: into the storage, then into the row, and then the upload goes. What is no film is not kept at
 * all: throws FilmProblem `notVideo`. Null when the work has no file any more.
 */
export async function takeOriginal(context: JobContext, source: Source, work: string): Promise<string | null> {
  const { video_id, upload_id } = source;
  if (source.original !== null) {
    if (upload_id !== null) await letUploadGo(context, video_id, upload_id);
    await copyOriginal(source.original, join(work, originalName), context.signal);
    return source.original.slice(0, -originalName.length);
  }
  if (upload_id === null) return null;
  const path = join(work, originalName);
  await copyUpload(context, upload_id, path, context.signal);
  await containerOf(work);
  const folder = folderOfUpload(video_id, upload_id);
  const original = `${folder}${originalName}`;
  await mediaStorage().put(original, { stream: createReadStream(path), size: (await stat(path)).size });
  const isKept = await context.db.transaction((tx) =>
    tx
      .updateTable('video_source')
      .set({ original })
      .where('video_id', '=', video_id)
      .where('upload_id', '=', upload_id)
      .returning('video_id')
      .executeTakeFirst(),
  );
  if (!isKept) return null;
  await letUploadGo(context, video_id, upload_id);
  return folder;
}

/** In this order: a run that is killed in between leaves the name, and the next one does it again. */
async function letUploadGo(context: JobContext, videoId: string, uploadId: string): Promise<void> {
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

async function copyOriginal(key: string, path: string, signal: AbortSignal): Promise<void> {
  const file = await mediaStorage().read(key);
  if (!file) throw new Error(`The original ${key} is lost.`);
  const body =
    file.body instanceof Uint8Array
      ? Readable.from([file.body])
      : Readable.fromWeb(file.body as ReadableStream<Uint8Array>);
  await pipeline(body, createWriteStream(path), { signal });
}
