import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { ProcessingProblem } from '@/lib/works/work/codes';
import { breakDown } from '@/lib/works/work/port';
import { type FilmOfUpload, isFilm } from './film-of-upload';

/**
 * Marks the file of a work as broken, with the reason; a work under review fails with it. False when the work does not
 * have this film any more.
 */
export async function breakSource(
  context: Context,
  tx: Tx,
  { problem, ...film }: FilmOfUpload & { problem: ProcessingProblem },
): Promise<boolean> {
  const broken = await tx
    .updateTable('video_source')
    .set({ state: 'broken', problem, touched_at: context.now() })
    .where(isFilm(film))
    .where('state', '<>', 'ready')
    .returning('video_id')
    .executeTakeFirst();
  if (!broken) return false;
  await breakDown(context, tx, film.videoId);
  return true;
}
