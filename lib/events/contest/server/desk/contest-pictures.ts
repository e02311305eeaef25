import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { blockPictures } from '@/lib/base/content/port';
import { removePictures } from '@/lib/base/media/port';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { nextBeijingMidnight } from '@/lib/platform/shared/format/beijing';
import { lockContest } from '../find-contest';

/** The folder of all pictures of a contest. */
const contestFolder = (id: string) => `contests/${id}/`;

/** The media key of a new picture of a contest. */
export const newPictureKey = (id: string) => `${contestFolder(id)}${uuid()}.jpg`;

/** The contest that a picture was uploaded for, as its key says; empty for other keys. */
export const picturedContest = (key: string) => /^contests\/([^/]+)\//.exec(key)?.[1] ?? '';

/** The pictures that were uploaded for a contest and are stored. */
export async function findPictures(db: Reader, id: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('contest_picture').select('key').where('activity_id', '=', id).execute();
  return new Set(rows.map(({ key }) => key));
}

/** Removes a picture of a contest, or all of them. */
export const removeContestPictures = defineJob({
  kind: 'contest.remove-pictures',
  payload: z.object({ prefix: z.string().regex(/^contests\/[^/]+\//) }),
  run: (_context, { prefix }) => removePictures(prefix),
});

/** Removes the pictures of a contest that were uploaded over a day ago and that its page does not show. */
export const removeUnusedContestPictures = defineJob({
  kind: 'contest.remove-unused-pictures',
  payload: z.object({ id: z.string() }),
  isPatient: true,
  run: ({ db, now }, { id }) => db.transaction((tx) => removeUnused(tx, id, now())),
});

/**
 * Has the unused pictures of a contest removed on the day after tomorrow; asked again on the same day, nothing more is done.
 * Whatever stops using a picture, or uploads one, calls this.
 */
export async function lookAfterPictures(tx: Tx, id: string, now: number): Promise<void> {
  const runAt = nextBeijingMidnight(now) + millisecondsInDay + millisecondsInHour;
  await enqueue(tx, removeUnusedContestPictures, { id }, { now, runAt, uniqueKey: `${id} ${runAt}` });
}

/** Has all pictures of a contest removed, with their rows. */
export async function removeAllPictures(tx: Tx, id: string, now: number): Promise<void> {
  await tx.deleteFrom('contest_picture').where('activity_id', '=', id).execute();
  await enqueue(tx, removeContestPictures, { prefix: contestFolder(id) }, { now });
}

/** The contest is locked first: a save that begins to use a picture waits, and finds that it is gone. */
async function removeUnused(tx: Tx, id: string, now: number): Promise<void> {
  const contest = await lockContest(tx, id);
  if (!contest) return;
  const removed = await tx
    .deleteFrom('contest_picture')
    .where('activity_id', '=', id)
    .where('added_at', '<', now - millisecondsInDay)
    .where('key', 'not in', ['', ...blockPictures(JSON.parse(contest.blocks))])
    .returning('key')
    .execute();
  for (const { key } of removed) await enqueue(tx, removeContestPictures, { prefix: key }, { now });
}
