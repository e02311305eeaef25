import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { removePictures } from '@/lib/base/media/port';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { nextBeijingMidnight } from '@/lib/platform/shared/format/beijing';
import { holdBroadcast } from '../find-broadcast';

/** The folder of all covers of a broadcast. */
const folderOf = (broadcastId: string) => `broadcasts/${broadcastId}/`;

/** The media key of a new cover of a broadcast. */
export const newCoverKey = (broadcastId: string) => `${folderOf(broadcastId)}${uuid()}.jpg`;

/** The broadcast that a cover was uploaded for, as its key says; empty for other keys. */
export const coveredBroadcast = (key: string) => /^broadcasts\/([^/]+)\//.exec(key)?.[1] ?? '';

/** Whether a cover was uploaded for a broadcast and is stored. */
export async function hasCover(db: Reader, broadcastId: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('live_cover')
    .select('key')
    .where('key', '=', key)
    .where('broadcast_id', '=', broadcastId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a cover of a broadcast, or all of them. */
export const removeBroadcastCovers = defineJob({
  kind: 'broadcast.remove-covers',
  payload: z.object({ prefix: z.string().regex(/^broadcasts\/[^/]+\//) }),
  run: (_context, { prefix }) => removePictures(prefix),
});

/** Removes the covers of a broadcast that were uploaded over a day ago and that it does not show. */
export const removeUnusedCovers = defineJob({
  kind: 'broadcast.remove-unused-covers',
  payload: z.object({ broadcastId: z.string() }),
  isPatient: true,
  run: ({ db, now }, { broadcastId }) => db.transaction((tx) => removeUnused(tx, broadcastId, now())),
});

/** Has the unused covers of a broadcast removed on the day after tomorrow. Whatever stops using one, or uploads one, calls this. */
export async function lookAfterCovers(tx: Tx, broadcastId: string, now: number): Promise<void> {
  const runAt = nextBeijingMidnight(now) + millisecondsInDay + millisecondsInHour;
  await enqueue(tx, removeUnusedCovers, { broadcastId }, { now, runAt, uniqueKey: `${broadcastId} ${runAt}` });
}

/** Has all covers of a broadcast removed. */
export async function removeAllCovers(tx: Tx, broadcastId: string, now: number): Promise<void> {
  await tx.deleteFrom('live_cover').where('broadcast_id', '=', broadcastId).execute();
  await enqueue(tx, removeBroadcastCovers, { prefix: folderOf(broadcastId) }, { now });
}

/** The broadcast is locked first: a save that begins to use a cover waits, and finds that it is gone. */
async function removeUnused(tx: Tx, id: string, now: number): Promise<void> {
  const standing = await tx.selectFrom('live_broadcast').select('id').where('id', '=', id).executeTakeFirst();
  if (!standing) return;
  await holdBroadcast(tx, id);
  const { cover } = await tx
    .selectFrom('live_broadcast')
    .select('cover')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const removed = await tx
    .deleteFrom('live_cover')
    .where('broadcast_id', '=', id)
    .where('added_at', '<', now - millisecondsInDay)
    .where('key', '<>', cover ?? '')
    .returning('key')
    .execute();
  for (const { key } of removed) await enqueue(tx, removeBroadcastCovers, { prefix: key }, { now });
}
