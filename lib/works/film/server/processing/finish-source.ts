import { removePictures } from '@/lib/base/media/port';
import type { JobContext } from '@/lib/platform/server/jobs/define-job';
import { noteDuration, suggestCover } from '@/lib/works/work/port';
import { type FilmOfUpload, folderOfFilm, isFilm } from './film-of-upload';
import type { MadeFilm } from './make-film';

/**
 * Marks a work as playable, with its actual duration and size, the copy for saving, and the suggested cover unless it
 * has one. False when the work does not have this film any more.
 */
export async function finishSource(
  { db, now }: JobContext,
  of: FilmOfUpload & { made: MadeFilm; download: string | null; cover: string | null },
): Promise<boolean> {
  const { videoId, made, download, cover } = of;
  const { film, renditions, seconds } = made;
  const outcome = await db.transaction(async (tx) => {
    const source = await tx
      .updateTable('video_source')
      .set({
        state: 'ready',
        progress: 100,
        problem: null,
        folder: folderOfFilm(of),
        download,
        width: film.width,
        height: film.height,
        renditions: JSON.stringify(renditions),
        touched_at: now(),
      })
      .where(isFilm(of))
      .where('state', '=', 'working')
      .returning('video_id')
      .executeTakeFirst();
    if (!source) return null;
    await noteDuration(tx, [videoId], seconds, now());
    return { isCoverUsed: cover !== null && (await suggestCover(tx, videoId, cover)) };
  });
  if (outcome && cover && !outcome.isCoverUsed) await removePictures(cover);
  return outcome !== null;
}
