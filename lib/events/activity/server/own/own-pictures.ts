import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { removePictures } from '@/lib/base/media/port';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { nextBeijingMidnight } from '@/lib/platform/shared/format/beijing';
import type { ActivityRow } from './own-activity';

/** The folder of all pictures of an activity. */
const activityFolder = (activityId: string) => `activities/${activityId}/`;

/** The media key of a new picture of an activity. */
export const newPictureKey = (activityId: string) => `${activityFolder(activityId)}${uuid()}.jpg`;

/** The activity that a picture was uploaded for, as its key says; empty for other keys. */
export const picturedActivity = (key: string) => /^activities\/([^/]+)\//.exec(key)?.[1] ?? '';

/** The pictures that an activity shows: its cover and its photos. */
export function picturesOf({ cover, photos }: Pick<ActivityRow, 'cover' | 'photos'>): string[] {
  return [...(cover ? [cover] : []), ...JSON.parse(photos)];
}

/** The pictures that were uploaded for an activity and are stored. */
export async function findPictures(db: Reader, activityId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('activity_picture').select('key').where('activity_id', '=', activityId).execute();
  return new Set(rows.map(({ key }) => key));
}

/** Removes a picture of an activity, or all of them. */
export const removeActivityPictures = defineJob({
  kind: 'activity.remove-pictures',
  payload: z.object({ prefix: z.string().regex(/^activities\/[^/]+\//) }),
  run: (_context, { prefix }) => removePictures(prefix),
});

/** Removes the pictures of an activity that were uploaded over a day ago and that it does not show. */
export const removeUnusedActivityPictures = defineJob({
  kind: 'activity.remove-unused-pictures',
  payload: z.object({ activityId: z.string() }),
  isPatient: true,
  run: ({ db, now }, { activityId }) => db.transaction((tx) => removeUnused(tx, activityId, now())),
});

/**
 * Has the unused pictures of an activity removed on the day after tomorrow; asked again on the same day, nothing more is done.
 * Whatever stops using a picture, or uploads one, calls this.
 */
export async function lookAfterPictures(tx: Tx, activityId: string, now: number): Promise<void> {
  const runAt = nextBeijingMidnight(now) + millisecondsInDay + millisecondsInHour;
  await enqueue(tx, removeUnusedActivityPictures, { activityId }, { now, runAt, uniqueKey: `${activityId} ${runAt}` });
}

/** Has all pictures of an activity removed, which is removed itself. */
export async function removeAllPictures(tx: Tx, activityId: string, now: number): Promise<void> {
  await enqueue(tx, removeActivityPictures, { prefix: activityFolder(activityId) }, { now });
}

/** The activity is locked first: a save that begins to use a picture waits, and finds that it is gone. */
async function removeUnused(tx: Tx, id: string, now: number): Promise<void> {
  const activity = await tx
    .updateTable('activity')
    .set((row) => ({ organiser_id: row.ref('organiser_id') }))
    .where('id', '=', id)
    .returning(['cover', 'photos'])
    .executeTakeFirst();
  if (!activity) return;
  const removed = await tx
    .deleteFrom('activity_picture')
    .where('activity_id', '=', id)
    .where('added_at', '<', now - millisecondsInDay)
    .where('key', 'not in', ['', ...picturesOf(activity)])
    .returning('key')
    .execute();
  for (const { key } of removed) await enqueue(tx, removeActivityPictures, { prefix: key }, { now });
}
