import { join } from 'node:path';
import { z } from 'zod';
import { mediaStorage } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { hasFfmpeg } from './ffmpeg-program';
import { makeDownload } from './make-download';
import { originalName, probeFilm } from './probe-film';
import { copyOriginal } from './take-original';
import { inTemporaryFolder } from './temporary-folder';

/** Makes the copy for saving of a film that is playable and has none. */
export const copyFilm = defineJob({
  kind: 'video.copy-film',
  /** Media key of the original, which works of the demonstration share. */
  payload: z.object({ original: z.string() }),
  maxAttempts: 3,
  limitSeconds: 2 * 3600,
  // A person may be watching the progress of their own film.
  isPatient: true,
  async run({ db, signal }, { original }) {
    if (!(await originalsToCopy(db.read)).includes(original)) return;
    await inTemporaryFolder(async (work) => {
      await copyOriginal(original, join(work, originalName), signal);
      const folder = original.slice(0, -originalName.length);
      const download = await makeDownload({ work, folder, film: await probeFilm(work, signal) }, signal);
      const given = await db.transaction((tx) =>
        tx
          .updateTable('video_source')
          .set({ download })
          .where('original', '=', original)
          .where('state', '=', 'ready')
          .returning('video_id')
          .executeTakeFirst(),
      );
      // Its work was deleted meanwhile.
      if (!given) await mediaStorage().remove(download);
    });
  },
});

/**
 * Queues the copies that films lack: there was no ffmpeg, or they are older than this feature. Without ffmpeg nothing
 * is queued.
 */
export async function askForCopies({ db, now }: Context): Promise<void> {
  const originals = await originalsToCopy(db.read);
  if (originals.length === 0 || !(await hasFfmpeg())) return;
  await db.transaction(async (tx) => {
    for (const original of originals) await enqueue(tx, copyFilm, { original }, { now: now(), uniqueKey: original });
  });
}

async function originalsToCopy(db: Reader): Promise<string[]> {
  const sources = await db
    .selectFrom('video_source')
    .select('original')
    .distinct()
    .where('state', '=', 'ready')
    .where('download', 'is', null)
    .where('original', 'is not', null)
    .orderBy('original')
    .execute();
  return sources.flatMap(({ original }) => original ?? []);
}
