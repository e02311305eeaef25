import { millisecondsInHour } from 'date-fns/constants';
import { z } from 'zod';
import { removePictures, storeOwnPicture } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';

/** So long, in ms, after which a report that is not there will not come any more. */
const settledAfter = millisecondsInHour;

/** A folder that nobody reads by address: the storage hands out the public ones alone. */
const folderOf = (partId: string) => `reports/${partId}/`;

/**
 * Keeps the pictures of a report before it, each drawn anew without what the camera wrote, and returns their media keys. A
 * field that was left empty is none, as browsers send it. First of all it has a job look after them an hour later, which
 * removes what no report has come for: a crash leaves nothing behind.
 *
 * Throws UnsupportedMediaType for what is no still picture by its bytes or a broken one, TooLarge for more than 64 million
 * pixels, Unavailable when too much is being drawn; those that were kept are gone then.
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

/** Removes the pictures of a report that is not kept. Should this fail too, the job that looks after them does it. */
export async function removeReportPictures({ log }: Context, partId: string): Promise<void> {
  await removePictures(folderOf(partId)).catch((err: unknown) =>
    log.warn({ err }, 'pictures of a report stay for an hour'),
  );
}

/** Removes the pictures of a report that never came to be. */
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
