import { millisecondsInHour } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { removePictures } from '@/lib/base/media/port';
import type { Database, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';

/** How long, in ms, an unused cover may be chosen for its work. */
const choosableFor = 24 * millisecondsInHour;
/**
 * How long it is stored: longer, by more than the clocks of two nodes differ, so that none is chosen and then removed.
 */
const keptFor = choosableFor + millisecondsInHour;

/** The folder of a work's covers. */
const coverFolder = (videoId: string) => `works/${videoId}/`;

/** A new media key for a cover, with its creation time in the name. */
export const newCoverKey = (videoId: string, now: number) => `${coverFolder(videoId)}${uuid({ msecs: now })}.jpg`;

/** The work of a cover, from its key; empty for other keys. */
export const coveredWork = (key: string) => /^works\/([^/]+)\//.exec(key)?.[1] ?? '';

/** Whether the key is that of a recent cover of this work. Does not check whether the file exists. */
export function isChoosableCover(videoId: string, key: string, now: number): boolean {
  if (!key.startsWith(coverFolder(videoId))) return false;
  const name = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\.jpg$/.exec(
    key.slice(coverFolder(videoId).length),
  );
  if (!name) return false;
  return now - Number.parseInt(`${name[1]}${name[2]}`, 16) < choosableFor;
}

/** Removes an unused file of a work: a cover that was never chosen, or was replaced. */
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

/**
 * Queues the removal of a work's file in a day, unless the work uses it then. Files outside the work's own folders
 * stay.
 */
export async function removeUnlessUsed(tx: Tx, videoId: string, key: string | null, now: number): Promise<void> {
  if (!key?.startsWith(coverFolder(videoId)) && !key?.startsWith(`videos/${videoId}/`)) return;
  await enqueue(tx, removeUnusedFile, { videoId, key }, { now, runAt: now + keptFor });
}

/** Removes the covers of a deleted work, including unused ones. */
export async function removeCovers(db: Database, videoId: string): Promise<void> {
  await removePictures(coverFolder(videoId));
  const work = db.read.selectFrom('video').select('cover').where('id', '=', videoId).where('state', '=', 'deleted');
  const { cover = null } = (await work.executeTakeFirst()) ?? {};
  // Covers of the demonstration are in no folder of a work.
  if (cover !== null) await removePictures(cover);
  await db.transaction((tx) =>
    tx.updateTable('video').set({ cover: null }).where('id', '=', videoId).where('state', '=', 'deleted').execute(),
  );
}
