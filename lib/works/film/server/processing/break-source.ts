import type { Tx } from '@/lib/platform/server/db/database';
import type { ProcessingProblem } from '@/lib/works/work/codes';
import { breakDown } from '@/lib/works/work/port';
import { type FilmOfUpload, isFilm } from './film-of-upload';

/**
 * Notes that the file of a work cannot be shown, and why; a work that nobody has decided on fails with it. False when the work has this film no more. `now` is in ms.
 */
export async function breakSource(
  tx: Tx,
  { problem, ...film }: FilmOfUpload & { problem: ProcessingProblem },
  now: number,
): Promise<boolean> {
  const broken = await tx
    .updateTable('video_source')
    .set({ state: 'broken', problem, touched_at: now })
    .where(isFilm(film))
    .where('state', '<>', 'ready')
    .returning('video_id')
    .executeTakeFirst();
  if (!broken) return false;
  await breakDown(tx, film.videoId);
  return true;
}
