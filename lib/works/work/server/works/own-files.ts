import { millisecondsInHour } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { removePictures } from '@/lib/base/media/port';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';

/** So long, in ms, a cover that nothing shows may still be chosen for its work. */
const choosableFor = 24 * millisecondsInHour;
/** And so long it is kept: longer, by more than the clocks of two nodes differ, so that none is chosen and then removed. */
const keptFor = choosableFor + millisecondsInHour;

/** The folder of all covers of a work. */
const coverFolder = (videoId: string) => `works/${videoId}/`;

/** A new media key for a cover. Its name says when it was made. */
export const newCoverKey = (videoId: string, now: number) => `${coverFolder(videoId)}${uuid({ msecs: now })}.jpg`;

/** The work that a cover was taken for, as its key says; empty for no cover of ours. */
export const coveredWork = (key: string) => /^works\/([^/]+)\//.exec(key)?.[1] ?? '';

/** Whether the key is one that this work's covers have, young enough to be chosen. Not whether there is such a file. */
export function isChoosableCover(videoId: string, key: string, now: number): boolean {
  if (!key.startsWith(coverFolder(videoId))) return false;
  const name = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.jpg$/.exec(
    key.slice(coverFolder(videoId).length),
  );
  if (!name) return false;
  return now - Number.parseInt(`${name[1]}${name[2]}`, 16) < choosableFor;
}

/** Removes a file of a work that the work does not use: a cover that was never chosen, or what was replaced. */
export const removeUnusedFile = defineJob({
  kind: 'video.remove-unused',
  payload: z.object({ videoId: z.string(), key: z.string().regex(/^(?:works|videos)\/[^/]+\/./) }),
  async run({ db }, { videoId, key }) {
    const shown = await db.read
      .selectFrom('video')
      .leftJoin('video_subtitle', 'video_subtitle.video_id', 'video.id')
      .select('video.id')
      .where('video.id', '=', videoId)
      .where('video.state', '!=', 'deleted')
      .where((row) => row.or([row('cover', '=', key), row('media_key', '=', key)]))
      .executeTakeFirst();
    if (!shown) await removePictures(key);
  },
});

/** Has a file of a work removed in a day, unless the work uses it then. What is not in the work's own folders stays. */
export async function removeUnlessUsed(tx: Tx, videoId: string, key: string | null, now: number): Promise<void> {
  if (!key?.startsWith(coverFolder(videoId)) && !key?.startsWith(`videos/${videoId}/`)) return;
  await enqueue(tx, removeUnusedFile, { videoId, key }, { now, runAt: now + keptFor });
}

/** Removes the covers of a deleted work, those that were never chosen too. */
export async function removeCovers(db: Database, videoId: string): Promise<void> {
  await removePictures(coverFolder(videoId));
  const work = db.read.selectFrom('video').select('cover').where('id', '=', videoId).where('state', '=', 'deleted');
  const { cover = null } = (await work.executeTakeFirst()) ?? {};
  // The demonstration's have no folder.
  if (cover !== null) await removePictures(cover);
  await db.transaction((tx) =>
    tx.updateTable('video').set({ cover: null }).where('id', '=', videoId).where('state', '=', 'deleted').execute(),
  );
}
