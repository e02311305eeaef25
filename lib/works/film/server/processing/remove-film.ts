import { z } from 'zod';
import { discardUpload } from '@/lib/base/upload/port';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { wireId } from '@/lib/platform/shared/wire';
import { isFilm, removeFilmFiles } from './film-of-upload';

/** Removes a replaced film of a work, with its upload. */
export const removeFilm = defineJob({
  kind: 'video.remove-film',
  payload: z.object({ videoId: wireId, uploadId: wireId }),
  async run(context, film) {
    const standing = await context.db.read
      .selectFrom('video_source')
      .select('video_id')
      .where(isFilm(film))
      .executeTakeFirst();
    if (standing) return;
    await discardUpload(context, film.uploadId);
    await removeFilmFiles(film);
  },
});
