import { secondsInDay } from 'date-fns/constants';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { storeOwnPicture } from '@/lib/base/media/port';
import { discardUpload } from '@/lib/base/upload/port';
import { defineJob, type JobContext } from '@/lib/platform/server/jobs/define-job';
import { wireId } from '@/lib/platform/shared/wire';
import type { ProcessingProblem } from '@/lib/works/work/codes';
import type { VideoSourceTable } from '../tables';
import { breakSource } from './break-source';
import { type FilmOfUpload, folderOfFilm, isFilm, removeFilmFiles, suggestedCoverOf } from './film-of-upload';
import { FilmProblem } from './film-problem';
import { finishSource } from './finish-source';
import { makeDownload } from './make-download';
import { type MadeFilm, makeFilm } from './make-film';
import { makePoster } from './make-poster';
import { type Noting, noteProgress } from './note-progress';
import { FfmpegError } from './run-ffmpeg';
import { takeOriginal } from './take-original';
import { inTemporaryFolder } from './temporary-folder';

const maxAttempts = 6;

/**
 * Processes a film: takes its file over, verifies it, makes its renditions and, if its work has none, a cover. Finished
 * parts of a killed run are reused. An unusable file fails permanently with a problem that its creator sees; other
 * errors are retried. A film that its work does not have any more is skipped.
 */
export const processWork = defineJob({
  kind: 'video.process',
  payload: z.object({ videoId: wireId, uploadId: wireId }),
  maxAttempts,
  leaseSeconds: 30,
  limitSeconds: secondsInDay,
  async run(context, film) {
    const { db } = context;
    // The last run only marks the failure: earlier ones may have crashed.
    if (context.attempt === maxAttempts) {
      await db.transaction((tx) => breakSource(context, tx, { ...film, problem: 'failed' }));
      throw new Error('Every run failed; the log has the reasons.');
    }
    const source = await begin(context, film);
    if (!source) return;
    const noting = noteProgress(context, film);
    try {
      await inTemporaryFolder((work) => make({ ...context, signal: noting.signal }, { film, source, work, noting }));
    } catch (error) {
      if (error instanceof FilmProblem) await refuse(context, film, error.problem);
      else if (noting.isGone()) await removeIfGone(context, film);
      else throw error;
    } finally {
      await noting.end();
    }
  },
});

type Source = Selectable<VideoSourceTable>;

/** Starts a film; undefined when there is nothing to do: it is ready, permanently broken, or gone. */
function begin({ db, now }: JobContext, film: FilmOfUpload): Promise<Source | undefined> {
  return db.transaction((tx) =>
    tx
      .updateTable('video_source')
      .set({ state: 'working', problem: null, touched_at: now() })
      .where(isFilm(film))
      .where((source) => source.or([source('state', 'in', ['waiting', 'working']), source('problem', '=', 'failed')]))
      .returningAll()
      .executeTakeFirst(),
  );
}

async function make(
  context: JobContext,
  { film, source, work, noting }: { film: FilmOfUpload; source: Source; work: string; noting: Noting },
): Promise<void> {
  const { signal } = context;
  if (!(await takeOriginal(context, { film, source }, work))) return removeIfGone(context, film);
  const made = await makeFilm({ work, folder: folderOfFilm(film), signal, onProgress: noting.onProgress });
  const download = await offerDownload(context, { film, work, made });
  const cover = await suggestCover(context, { film, work, made });
  await noting.end();
  if (!(await finishSource(context, { ...film, made, download, cover }))) await removeIfGone(context, film);
}

/** A copy for saving; null if there is none, which does not fail a film. */
async function offerDownload(
  { log, signal }: JobContext,
  { film, work, made }: { film: FilmOfUpload; work: string; made: MadeFilm },
): Promise<string | null> {
  try {
    return await makeDownload({ work, folder: folderOfFilm(film), film: made.film }, signal);
  } catch (error) {
    if (!(error instanceof FfmpegError)) throw error;
    log.warn({ ...film, err: error }, 'a film cannot be copied for its download');
    return null;
  }
}

/** A cover for a work without one, under a key that is the same in every run; null if not needed or not possible. */
async function suggestCover(
  { db, signal }: JobContext,
  { film, work, made }: { film: FilmOfUpload; work: string; made: MadeFilm },
): Promise<string | null> {
  const row = await db.read.selectFrom('video').select('cover').where('id', '=', film.videoId).executeTakeFirst();
  if (!row || row.cover !== null) return null;
  const bytes = await makePoster({ folder: work, film: made.film, seconds: made.seconds }, signal);
  if (!bytes) return null;
  const cover = suggestedCoverOf(film);
  await storeOwnPicture(cover, bytes, { minimum: { width: 1, height: 1 } });
  return cover;
}

/** Marks a file as unusable, and removes it: its creator sends another one. */
async function refuse(context: JobContext, film: FilmOfUpload, problem: ProcessingProblem): Promise<void> {
  const { db } = context;
  context.log.info({ ...film, problem }, 'a file cannot be shown');
  await discardUpload(context, film.uploadId);
  const isBroken = await db.transaction(async (tx) => {
    if (!(await breakSource(context, tx, { ...film, problem }))) return false;
    await tx.updateTable('video_source').set({ upload_id: null, original: null }).where(isFilm(film)).execute();
    return true;
  });
  if (isBroken) await removeFilmFiles(film);
  else await removeIfGone(context, film);
}

/** Removes what a run made of a film that is gone. Files of another run, which took this one over, stay. */
async function removeIfGone({ db }: JobContext, film: FilmOfUpload): Promise<void> {
  const row = await db.transaction((tx) =>
    tx.selectFrom('video_source').select('video_id').where(isFilm(film)).executeTakeFirst(),
  );
  if (!row) await removeFilmFiles(film);
}
