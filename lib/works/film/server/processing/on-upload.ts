import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { breakSource } from './break-source';
import { startProcessing } from './start-processing';

/** The last byte of a file has arrived: processing of its work starts. Most uploads do not belong to a work yet. */
export async function processFinishedUpload(
  { now }: Context,
  tx: Tx,
  { uploadId }: { uploadId: string },
): Promise<void> {
  const videoId = await findWaiting(tx, uploadId);
  if (videoId) await startProcessing(tx, videoId, now());
}

/** The upload of a file expired: its work has no file. */
export async function breakOffExpiredUpload(
  context: Context,
  tx: Tx,
  { uploadId }: { uploadId: string },
): Promise<void> {
  const videoId = await findWaiting(tx, uploadId);
  if (videoId) await breakSource(context, tx, { videoId, uploadId, problem: 'expired' });
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
