import { z } from 'zod';
import { mediaStorage } from '@/lib/base/media/port';
import { discardUpload } from '@/lib/base/upload/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { wireId } from '@/lib/platform/shared/wire';
import { removeCovers } from '@/lib/works/work/port';

/** Listens to 'work.removed': queues the removal of the work's files. */
export async function forgetFilm({ now }: Context, tx: Tx, { id }: EventKinds['work.removed']): Promise<void> {
  await enqueue(tx, removeWorkFiles, { videoId: id }, { now: now() });
}

/**
 * Removes the files of a deleted work: its film, its upload, its subtitles and its covers. The row is deleted first, so
 * that a running processing notices and removes its own files.
 */
export const removeWorkFiles = defineJob({
  kind: 'video.remove-files',
  payload: z.object({ videoId: wireId }),
  async run(context, { videoId }) {
    const work = await context.db.read
      .selectFrom('video')
      .leftJoin('video_source', 'video_source.video_id', 'video.id')
      .select('video_source.upload_id')
      .where('video.id', '=', videoId)
      .where('video.state', '=', 'deleted')
      .executeTakeFirst();
    if (!work) return;
    // Before the row, which has the only reference to it.
    if (work.upload_id !== null) await discardUpload(context, work.upload_id);
    const subtitles = await context.db.transaction(async (tx) => {
      await tx.deleteFrom('video_source').where('video_id', '=', videoId).execute();
      return tx.deleteFrom('video_subtitle').where('video_id', '=', videoId).returning('media_key').execute();
    });
    for (const { media_key } of subtitles) await mediaStorage().remove(media_key);
    for await (const key of mediaStorage().list(`videos/${videoId}/`)) await mediaStorage().remove(key);
    await removeCovers(context.db, videoId);
  },
});
