import type { Selectable } from 'kysely';
import { z } from 'zod';
import { mediaStorage, removePictures, storeOwnPicture } from '@/lib/media/port';
import { defineJob, type JobContext } from '@/lib/platform/server/jobs/define-job';
import { wireId } from '@/lib/platform/shared/wire';
import { discardUpload } from '@/lib/upload/port';
import type { ProcessingProblem } from '../../codes';
import type { VideoSourceTable } from '../tables';
import { breakSource } from './break-source';
import { FilmProblem } from './film-problem';
import { finishSource } from './finish-source';
import { makeFilm } from './make-film';
import { makePoster } from './make-poster';
import { type Noting, noteProgress } from './note-progress';
import { folderOfUpload, takeOriginal } from './take-original';
import { inTemporaryFolder } from './temporary-folder';

const maxAttempts = 6;

/**
 * Makes what is played of a work's file: takes it over, proves that it is a film, makes its qualities and, where it has
 * none, its cover. Whatever a run had finished when it was killed is there for the next one. A file that cannot be shown
 * fails for good with a problem its creator is told; anything else is tried again.
 */
export const processWork = defineJob({
  kind: 'video.process',
  payload: z.object({ videoId: wireId }),
  maxAttempts,
  leaseSeconds: 30,
  limitSeconds: 24 * 3600,
  async run(context, { videoId }) {
    const { db, now } = context;
    // Its last run only says that the others failed: they may have died without a word.
    if (context.attempt === maxAttempts) {
      await db.transaction((tx) => breakSource(tx, { videoId, problem: 'failed' }, now()));
      throw new Error('Every run failed; the log has the reasons.');
    }
    const source = await begin(context, videoId);
    if (!source) return;
    const noting = noteProgress(context, videoId);
    try {
      await inTemporaryFolder((work) => make({ ...context, signal: noting.signal }, { source, work, noting }));
    } catch (error) {
      if (error instanceof FilmProblem) await refuse(context, source, error.problem);
      else if (noting.isGone()) await removeIfGone(context, source);
      else throw error;
    } finally {
      await noting.end();
    }
  },
});

type Source = Selectable<VideoSourceTable>;

/** Takes a work on; undefined when there is nothing to be done: it is ready, was broken for good, or is gone. */
function begin({ db, now }: JobContext, videoId: string): Promise<Source | undefined> {
  return db.transaction((tx) =>
    tx
      .updateTable('video_source')
      .set({ state: 'working', problem: null, touched_at: now() })
      .where('video_id', '=', videoId)
      .where((source) => source.or([source('state', 'in', ['waiting', 'working']), source('problem', '=', 'failed')]))
      .returningAll()
      .executeTakeFirst(),
  );
}

async function make(
  context: JobContext,
  { source, work, noting }: { source: Source; work: string; noting: Noting },
): Promise<void> {
  const { signal } = context;
  const folder = await takeOriginal(context, source, work);
  if (folder === null) return removeIfGone(context, source);
  const made = await makeFilm({ work, folder, signal, onProgress: noting.onProgress });
  const cover = await suggestCover(context, { videoId: source.video_id, work, folder, made });
  await noting.end();
  const isKept = await finishSource(context, { videoId: source.video_id, folder, made, cover });
  if (!isKept) await removeIfGone(context, source);
}

/** A cover for a work that has none, under a key that is the same in every run; null where none is wanted or to be had. */
async function suggestCover(
  { db, signal }: JobContext,
  of: { videoId: string; work: string; folder: string; made: Awaited<ReturnType<typeof makeFilm>> },
): Promise<string | null> {
  const row = await db.read.selectFrom('video').select('cover').where('id', '=', of.videoId).executeTakeFirst();
  if (!row || row.cover !== null) return null;
  const bytes = await makePoster({ folder: of.work, film: of.made.film, seconds: of.made.seconds }, signal);
  if (!bytes) return null;
  const cover = coverOf(of.videoId);
  await storeOwnPicture(cover, bytes, { minimum: { width: 1, height: 1 } });
  return cover;
}

/** Where covers of a work are: a replaced one is removed there. */
const coverOf = (videoId: string) => `works/${videoId}/suggested.jpg`;

/** Notes that a file cannot be shown, and keeps nothing of it: its creator sends another one. */
async function refuse(context: JobContext, source: Source, problem: ProcessingProblem): Promise<void> {
  const { db, now } = context;
  context.log.info({ videoId: source.video_id, problem }, 'a file cannot be shown');
  if (source.upload_id !== null) await discardUpload(context, source.upload_id);
  const isBroken = await db.transaction(async (tx) => {
    if (!(await breakSource(tx, { videoId: source.video_id, problem }, now()))) return false;
    await tx
      .updateTable('video_source')
      .set({ upload_id: null, original: null })
      .where('video_id', '=', source.video_id)
      .execute();
    return true;
  });
  if (isBroken) await removeFiles(source);
  else await removeIfGone(context, source);
}

/** Takes away what a run made of a work that is gone. What another run, which took this one over, has made stays. */
async function removeIfGone({ db }: JobContext, source: Source): Promise<void> {
  const row = await db.transaction((tx) =>
    tx.selectFrom('video_source').select('video_id').where('video_id', '=', source.video_id).executeTakeFirst(),
  );
  if (!row) await removeFiles(source);
}

/** Removes a file and everything that was made of it. */
async function removeFiles({ video_id, upload_id, original }: Source): Promise<void> {
  const folder = original
    ? original.slice(0, original.lastIndexOf('/') + 1)
    : upload_id && folderOfUpload(video_id, upload_id);
  if (!folder) return;
  for await (const key of mediaStorage().list(folder)) await mediaStorage().remove(key);
  await removePictures(coverOf(video_id));
}
