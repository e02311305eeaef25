// Renamed: what is called `use…` is a hook to the linter.
import { useUpload as takeOver, type UsedUpload } from '@/lib/base/upload/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { FilmOfUpload } from '../processing/film-of-upload';
import { startProcessing } from '../processing/start-processing';

/** An upload for a work; null for one that is used already, or nobody's to use here. */
export async function takeUpload(
  tx: Tx,
  upload: { id: string; ownerId: string },
  now: number,
): Promise<UsedUpload | null> {
  try {
    return await takeOver(tx, upload, now);
  } catch (error) {
    if (error instanceof CodedError && error.code === 'NullPointer') return null;
    throw error;
  }
}

/**
 * Gives a work the file that an upload brings, in the place of one that is broken or where there is none, and begins with it
 * when all of it is here. False when the work has a file that is not broken.
 */
export async function placeFilm(
  tx: Tx,
  { videoId, uploadId, used }: FilmOfUpload & { used: UsedUpload },
  now: number,
): Promise<boolean> {
  const { name, bytes, isFinished } = used;
  const nothing = {
    problem: null,
    original: null,
    download: null,
    folder: null,
    width: null,
    height: null,
    renditions: '[]',
  };
  const film = {
    upload_id: uploadId,
    state: 'uploading',
    progress: 0,
    name,
    bytes,
    touched_at: now,
    ...nothing,
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
