import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { breakSource } from './break-source';
import { startProcessing } from './start-processing';

/** The last byte of a file is here: the work that waits for it goes on. Most uploads are no work's yet. */
export async function processFinishedUpload(
  { now }: Context,
  tx: Tx,
  { uploadId }: { uploadId: string },
): Promise<void> {
  const videoId = await findWaiting(tx, uploadId);
  if (videoId) await startProcessing(tx, videoId, now());
}

/** A file was never sent to its end: the work that waits for it has none. */
export async function breakOffExpiredUpload(
  { now }: Context,
  tx: Tx,
  { uploadId }: { uploadId: string },
): Promise<void> {
  const videoId = await findWaiting(tx, uploadId);
  if (videoId) await breakSource(tx, { videoId, uploadId, problem: 'expired' }, now());
}

async function findWaiting(tx: Tx, uploadId: string): Promise<string | undefined> {
  const source = await tx
    .selectFrom('video_source')
    .select('video_id')
    .where('upload_id', '=', uploadId)
    .where('state', '=', 'uploading')
    .executeTakeFirst();
  return source?.video_id;
}
