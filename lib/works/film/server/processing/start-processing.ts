import type { Tx } from '@/lib/platform/server/db/database';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { processWork } from './process-work';

/**
 * Queues the processing of a work's complete file, in the transaction that learns of it. Idempotent. `now` is in ms.
 */
export async function startProcessing(tx: Tx, videoId: string, now: number): Promise<void> {
  const source = await tx
    .updateTable('video_source')
    .set({ state: 'waiting', progress: 0, touched_at: now })
    .where('video_id', '=', videoId)
    .where('state', 'in', ['uploading', 'waiting'])
    .returning('upload_id')
    .executeTakeFirst();
  if (!source?.upload_id) return;
  const film = { videoId, uploadId: source.upload_id };
  await enqueue(tx, processWork, film, { now, uniqueKey: `${videoId}:${film.uploadId}` });
}
