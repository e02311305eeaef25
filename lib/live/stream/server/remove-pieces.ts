import { millisecondsInDay } from 'date-fns/constants';
import { z } from 'zod';
import { mediaStorage } from '@/lib/base/media/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { wireId } from '@/lib/platform/shared/wire';
import { recordDays } from '../codes';
import { qualityOfPiece, streamFolder } from '../rules/piece-key';

/**
 * Removes the pieces of a broadcast, from the storage and then from the table. Those of the smallest quality are kept as the record that
 * the law asks for, and go when its time is over.
 */
export const removePieces = defineJob({
  kind: 'live.remove-pieces',
  payload: z.object({ id: wireId }),
  limitSeconds: 3600,
  async run({ db, now, signal }, { id }) {
    const record = await findRecord(db.read, id);
    const kept = record && record.until > now() ? record : null;
    const storage = mediaStorage();
    for await (const key of storage.list(streamFolder(id))) {
      signal.throwIfAborted();
      if (kept === null || qualityOfPiece(key) !== kept.quality) await storage.remove(key);
    }
    await db.transaction(async (tx) => {
      await tx
        .deleteFrom('live_piece')
        .where('broadcast_id', '=', id)
        .$if(kept !== null, (pieces) => pieces.where('quality', '<>', kept?.quality ?? 0))
        .execute();
      if (kept) await enqueue(tx, removePieces, { id }, { now: now(), runAt: kept.until, uniqueKey: `${id} record` });
    });
  },
});

/** The quality that is kept as the record of a broadcast, and until when, in ms; null where there are no pieces. */
async function findRecord(db: Reader, id: string): Promise<{ quality: number; until: number } | null> {
  const { quality, last } = await db
    .selectFrom('live_piece')
    .select(({ fn }) => [fn.min('quality').as('quality'), fn.max('begun_at').as('last')])
    .where('broadcast_id', '=', id)
    .executeTakeFirstOrThrow();
  return last === null ? null : { quality: Number(quality), until: Number(last) + recordDays * millisecondsInDay };
}

/** Milliseconds in which a node notices that a session is gone, and has stored its last piece. */
const settleMs = 60_000;

/** Queues that the pieces of a broadcast that is over are removed. */
export async function askForRemoval(tx: Tx, id: string, now: number): Promise<void> {
  await enqueue(tx, removePieces, { id }, { now, runAt: now + settleMs, uniqueKey: id });
}

/** Listens to 'broadcast.erased': nothing but the record stays of the stream of a host whose account was erased. */
export async function removeStream({ now }: Context, tx: Tx, { id }: { id: string }): Promise<void> {
  await tx.deleteFrom('live_key').where('broadcast_id', '=', id).execute();
  await tx.deleteFrom('live_session').where('broadcast_id', '=', id).execute();
  await tx.deleteFrom('live_audience').where('broadcast_id', '=', id).execute();
  await tx.deleteFrom('live_peak').where('broadcast_id', '=', id).execute();
  await tx.deleteFrom('live_preview').where('broadcast_id', '=', id).execute();
  await askForRemoval(tx, id, now());
}
