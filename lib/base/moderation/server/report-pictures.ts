import { millisecondsInHour } from 'date-fns/constants';
import { z } from 'zod';
import { removePictures, storeOwnPicture } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';

/** After this time in ms, a report that does not exist will never be stored. */
const settledAfter = millisecondsInHour;

/** A private folder: storage serves only the public ones by address. */
const folderOf = (partId: string) => `reports/${partId}/`;

/**
 * Stores the pictures of a report before the report itself, each redrawn without metadata, and returns their media
 * keys. Empty file fields, which browsers send, are ignored. It first adds a job that runs an hour later and removes
 * pictures without a report, so that a crash leaves nothing behind.
 * Throws UnsupportedMediaType for broken pictures and what is not a still picture by its bytes, TooLarge for more than
 * 64 million pixels, Unavailable when too many pictures are being drawn; pictures stored before that are removed.
 */
export async function storeReportPictures(
  context: Context,
  partId: string,
  pictures: readonly File[],
): Promise<string[]> {
  const given = pictures.filter(({ name, size }) => name !== '' || size > 0);
  if (given.length === 0) return [];
  const now = context.now();
  await context.db.transaction((tx) =>
    enqueue(tx, removeUnkeptPictures, { partId }, { now, runAt: now + settledAfter, uniqueKey: partId }),
  );
  const keys: string[] = [];
  try {
    for (const picture of given) {
      const key = `${folderOf(partId)}${keys.length}.jpg`;
      await storeOwnPicture(key, new Uint8Array(await picture.arrayBuffer()), { minimum: { width: 1, height: 1 } });
      keys.push(key);
    }
  } catch (error) {
    await removeReportPictures(context, partId);
    throw error;
  }
  return keys;
}

/** Removes the pictures of a report that is not stored. If this fails too, the cleanup job does it. */
export async function removeReportPictures({ log }: Context, partId: string): Promise<void> {
  await removePictures(folderOf(partId)).catch((err: unknown) =>
    log.warn({ err }, 'pictures of a report stay for an hour'),
  );
}

/** Removes the pictures of a report that was never stored. */
export const removeUnkeptPictures = defineJob({
  kind: 'moderation.remove-unkept-pictures',
  payload: z.object({ partId: z.string().regex(/^[\w-]+$/) }),
  async run({ db }, { partId }) {
    const part = await db.read
      .selectFrom('moderation_report_part')
      .select('id')
      .where('id', '=', partId)
      .executeTakeFirst();
    if (!part) await removePictures(folderOf(partId));
  },
});
