import { z } from 'zod';
import { mediaStorage, removePictures } from '@/lib/base/media/port';
import { discardUpload } from '@/lib/base/upload/port';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { wireId } from '@/lib/platform/shared/wire';

/**
 * Removes the files of a deleted work: its film, its upload, its subtitles and its cover. The row goes first, by which a run
 * that still makes the film notices and takes its own part away.
 */
export const removeWorkFiles = defineJob({
  kind: 'video.remove-files',
  payload: z.object({ videoId: wireId }),
  async run(context, { videoId }) {
    const work = await context.db.read
      .selectFrom('video')
      .leftJoin('video_source', 'video_source.video_id', 'video.id')
      .select(['video.cover', 'video_source.upload_id'])
      .where('video.id', '=', videoId)
      .where('video.state', '=', 'deleted')
      .executeTakeFirst();
    if (!work) return;
    // Before the row, which alone knows it.
    if (work.upload_id !== null) await discardUpload(context, work.upload_id);
    const subtitles = await context.db.transaction(async (tx) => {
      await tx.deleteFrom('video_source').where('video_id', '=', videoId).execute();
      return tx.deleteFrom('video_subtitle').where('video_id', '=', videoId).returning('media_key').execute();
    });
    for (const { media_key } of subtitles) await mediaStorage().remove(media_key);
    for await (const key of mediaStorage().list(`videos/${videoId}/`)) await mediaStorage().remove(key);
    // Those that were never chosen too; the demonstration's have no folder.
    await removePictures(`works/${videoId}/`);
    if (work.cover !== null) await removePictures(work.cover);
    await context.db.transaction((tx) =>
      tx.updateTable('video').set({ cover: null }).where('id', '=', videoId).where('state', '=', 'deleted').execute(),
    );
  },
});
