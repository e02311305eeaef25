import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { mediaStorage, readBody } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import type { Database } from '@/lib/platform/server/db/database';
import { defineJob, type JobContext } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { publicState } from '@/lib/works/work/codes';
import { coverKey, noteDuration, seedPicks, seedWorks } from '@/lib/works/work/port';
import { hasFfmpeg } from './processing/ffmpeg-program';
import { makeDownload } from './processing/make-download';
import { type MadeFilm, makeFilm } from './processing/make-film';
import { originalName } from './processing/probe-film';
import { inTemporaryFolder } from './processing/temporary-folder';
import { drawClip } from './seed-clips/draw-clip';
import { repeatClip, timesOfClip } from './seed-clips/repeat-clip';

/** Number of clips; the works of the demonstration share them. */
const clipCount = 12;

/** Works whose covers are used for clips: the first ones of the daily list, and the first ones written. */
const shownWorks = [
  ...seedPicks,
  ...seedWorks.filter(({ id, state }) => state === publicState && !seedPicks.includes(id)).map(({ id }) => id),
].slice(0, clipCount);

/** The works that show a clip: the one with its cover, and others by turns. */
export const worksOfClip = (number: number): string[] =>
  seedWorks
    .filter(({ id, state }, index) => {
      const own = shownWorks.indexOf(id);
      return state !== 'deleted' && (own === -1 ? index % clipCount : own) === number;
    })
    .map(({ id }) => id);

/** The media folder of a clip; it belongs to no single work, so that deleting one does not remove it. */
const folderOf = (number: number) => `videos/demonstration/${String(number + 1).padStart(2, '0')}/`;

/**
 * Makes a clip like any film, and attaches it to its works, to some of them repeated several times. Existing ones are
 * not changed.
 */
export const makeClip = defineJob({
  kind: 'video.make-clip',
  payload: z.object({
    number: z
      .int()
      .min(0)
      .max(clipCount - 1),
  }),
  maxAttempts: 3,
  limitSeconds: 1800,
  // A person may be watching the progress of their own film.
  isPatient: true,
  async run(context, { number }) {
    const { signal } = context;
    const works = await withoutFilm(context.db, worksOfClip(number));
    const cover = await mediaStorage().read(coverKey(shownWorks[number] ?? ''));
    if (works.length === 0 || !cover) return;
    await inTemporaryFolder(async (work) => {
      await drawClip({ number, cover: await readBody(cover), folder: work }, signal);
      const folder = folderOf(number);
      const made = await makeFilm({ work, folder, signal, onProgress: () => {} });
      const path = join(work, originalName);
      const bytes = (await stat(path)).size;
      const original = `${folder}${originalName}`;
      await mediaStorage().put(original, { stream: createReadStream(path), size: bytes });
      const download = await makeDownload({ work, folder, film: made.film }, signal);
      for (const [times, shown] of Map.groupBy(works, (id) => timesOfClip(id, number))) {
        const film =
          times === 1
            ? { folder, original, download }
            : { folder: await repeatClip(folder, times), original: null, download: null };
        await show(context, { works: shown, ...film, bytes, ...made, seconds: made.seconds * times });
      }
    });
  },
});

/**
 * Queues the clips of the demonstration, while there are works of it without one. Without ffmpeg there are none: those
 * works are not playable.
 */
export async function askForClips({ db, now, log }: Context): Promise<void> {
  const missing: number[] = [];
  for (let number = 0; number < clipCount; number += 1) {
    if ((await withoutFilm(db, worksOfClip(number))).length > 0) missing.push(number);
  }
  if (missing.length === 0) return;
  if (!(await hasFfmpeg())) {
    log.warn('there is no ffmpeg, so the works of the demonstration cannot be played: see FFMPEG');
    return;
  }
  await db.transaction(async (tx) => {
    for (const number of missing) await enqueue(tx, makeClip, { number }, { now: now(), uniqueKey: `${number}` });
  });
}

/** The existing works among these without a film. */
async function withoutFilm(db: Database, ids: string[]): Promise<string[]> {
  const rows = await db.read
    .selectFrom('video')
    .leftJoin('video_source', 'video_source.video_id', 'video.id')
    .select('video.id')
    .where('video.id', 'in', ids)
    .where('video.state', '<>', 'deleted')
    .where('video_source.video_id', 'is', null)
    .orderBy('video.id')
    .execute();
  return rows.map(({ id }) => id);
}

interface ShownFilm extends MadeFilm {
  works: string[];
  folder: string;
  /** Media keys of the whole file as drawn and for saving, if any, and the size of the former. */
  original: string | null;
  download: string | null;
  bytes: number;
}

async function show(
  { db, now }: JobContext,
  { works, folder, original, download, bytes, film, renditions, seconds }: ShownFilm,
): Promise<void> {
  const row = {
    upload_id: null,
    state: 'ready' as const,
    progress: 100,
    problem: null,
    original,
    download,
    bytes,
    folder,
    width: film.width,
    height: film.height,
    renditions: JSON.stringify(renditions),
    touched_at: now(),
  };
  await db.transaction(async (tx) => {
    const added = await tx
      .insertInto('video_source')
      .values(works.map((id) => ({ ...row, video_id: id, name: `${id}.mp4` })))
      .onConflict((conflict) => conflict.column('video_id').doNothing())
      .returning('video_id')
      .execute();
    if (added.length === 0) return;
    const ids = added.map(({ video_id }) => video_id);
    await noteDuration(tx, ids, seconds, now());
  });
}
