import type { UsedUpload } from '@/lib/base/upload/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { type FilmOfUpload, originalOf } from './processing/film-of-upload';
import { processWork } from './processing/process-work';
import { startProcessing } from './processing/start-processing';

/** Of a film that has no playable files yet. */
const nothing = { problem: null, download: null, folder: null, width: null, height: null, renditions: '[]' };

/** Listens to 'work.created': attaches the file of its upload to the draft. */
export async function placeFirstFilm(
  { now }: Context,
  tx: Tx,
  { id, ...upload }: EventKinds['work.created'],
): Promise<void> {
  await placeFilm(tx, { videoId: id, ...upload }, now());
}

/**
 * Attaches the file of an upload to a work that has none or a broken one, and starts processing when it is complete.
 * False when the work has a file that is not broken.
 */
export async function placeFilm(
  tx: Tx,
  { videoId, uploadId, used }: FilmOfUpload & { used: UsedUpload },
  now: number,
): Promise<boolean> {
  const { name, bytes, isFinished } = used;
  const film = {
    upload_id: uploadId,
    state: 'uploading',
    progress: 0,
    name,
    bytes,
    touched_at: now,
    ...{ ...nothing, original: null },
  } as const;
  const placed = await tx
    .insertInto('video_source')
    .values({ video_id: videoId, ...film })
    .onConflict((same) => same.column('video_id').doUpdateSet(film).where('video_source.state', '=', 'broken'))
    .returning('video_id')
    .executeTakeFirst();
  if (placed && isFinished) await startProcessing(tx, videoId, now);
  return placed !== undefined;
}

/**
 * Gives a work that has no file the recording that `keepRecording` stored, and starts processing. A second time changes nothing.
 */
export async function placeRecording(
  tx: Tx,
  film: FilmOfUpload & { name: string; bytes: number },
  now: number,
): Promise<void> {
  const { videoId, uploadId, name, bytes } = film;
  const original = originalOf(film);
  const placed = await tx
    .insertInto('video_source')
    .values({
      ...{ video_id: videoId, upload_id: null, state: 'waiting', progress: 0, name, bytes, touched_at: now },
      ...{ ...nothing, original },
    })
    .onConflict((same) => same.column('video_id').doNothing())
    .returning('video_id')
    .executeTakeFirst();
  if (placed) await enqueue(tx, processWork, { videoId, uploadId }, { now, uniqueKey: `${videoId}:${uploadId}` });
}
