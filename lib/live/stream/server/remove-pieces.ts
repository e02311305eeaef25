import { z } from 'zod';
import { mediaStorage } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { wireId } from '@/lib/platform/shared/wire';
import { streamFolder } from '../rules/piece-key';

/** Removes the pieces of a broadcast, from the storage and then from the table. */
export const removePieces = defineJob({
  kind: 'live.remove-pieces',
  payload: z.object({ id: wireId }),
  limitSeconds: 3600,
  async run({ db, signal }, { id }) {
    const storage = mediaStorage();
    for await (const key of storage.list(streamFolder(id))) {
      signal.throwIfAborted();
      await storage.remove(key);
    }
    await db.transaction((tx) => tx.deleteFrom('live_piece').where('broadcast_id', '=', id).execute());
  },
});

/** Milliseconds in which a node notices that a session is gone, and has stored its last piece. */
const settleMs = 60_000;

/** Queues that the pieces of a broadcast that is over are removed. */
export async function askForRemoval(tx: Tx, id: string, now: number): Promise<void> {
  await enqueue(tx, removePieces, { id }, { now, runAt: now + settleMs, uniqueKey: id });
}

/** Listens to 'broadcast.erased': nothing stays of the stream of a host whose account was erased. */
export async function removeStream({ now }: Context, tx: Tx, { id }: { id: string }): Promise<void> {
  await tx.deleteFrom('live_key').where('broadcast_id', '=', id).execute();
  await tx.deleteFrom('live_session').where('broadcast_id', '=', id).execute();
  await tx.deleteFrom('live_audience').where('broadcast_id', '=', id).execute();
  await tx.deleteFrom('live_peak').where('broadcast_id', '=', id).execute();
  await tx.deleteFrom('live_preview').where('broadcast_id', '=', id).execute();
  await askForRemoval(tx, id, now());
}
