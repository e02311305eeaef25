import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { findBroadcast, holdBroadcast } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { wireId } from '@/lib/platform/shared/wire';
import { placeRecording } from '@/lib/works/film/port';
import { addRecordedDraft } from '@/lib/works/work/port';
import { bestPieces, pieceRange } from '../rules/cut';
import { partsOf } from '../rules/stream-time';
import { makeRecording } from './make-recording';
import { findPieces } from './pieces';

/** Time for the last pieces of a stream to arrive in the storage. */
const settleMs = 10_000;
const maxAttempts = 4;

/** Listens to 'broadcast.ended': its recording becomes a draft work, unless its host did not want one. */
export async function keepReplay(context: Context, tx: Tx, { id }: EventKinds['broadcast.ended']): Promise<void> {
  const now = context.now();
  const { keepsReplay } = await findBroadcast(tx, id);
  await tx
    .insertInto('live_replay')
    .values({ broadcast_id: id, state: 'kept', from_seconds: 0, to_seconds: null, work_id: null, updated_at: now })
    .onConflict((same) => same.column('broadcast_id').doNothing())
    .execute();
  if (keepsReplay) await askForReplay(tx, { id, fromSeconds: 0, toSeconds: null }, now + settleMs);
}

/** Notes which part of a recording a work is to be made of, and queues that. The row is locked by it. */
export async function askForReplay(
  tx: Tx,
  { id, fromSeconds, toSeconds }: { id: string; fromSeconds: number; toSeconds: number | null },
  now: number,
): Promise<void> {
  const workId = randomUUID();
  await tx
    .updateTable('live_replay')
    .set({ state: 'making', from_seconds: fromSeconds, to_seconds: toSeconds, work_id: workId, updated_at: now })
    .where('broadcast_id', '=', id)
    .execute();
  await enqueue(tx, makeReplayWork, { id, workId }, { now, uniqueKey: workId });
}

/**
 * Makes the draft work of a recording: its film, then its row. What is asked for anew, refused or gone meanwhile is left; a
 * recording that cannot be joined is marked as failed for its host after the last try.
 */
export const makeReplayWork = defineJob({
  kind: 'live.make-replay',
  payload: z.object({ id: wireId, workId: wireId }),
  maxAttempts,
  leaseSeconds: 30,
  limitSeconds: 8 * 3600,
  async run(context, { id, workId }) {
    const { db, now, signal } = context;
    const asked = await db.read
      .selectFrom('live_replay')
      .selectAll()
      .where('broadcast_id', '=', id)
      .where('work_id', '=', workId)
      .where('state', '=', 'making')
      .executeTakeFirst();
    if (!asked) return;
    const end = (state: 'made' | 'failed', tx: Tx) =>
      tx
        .updateTable('live_replay')
        .set({ state, updated_at: now(), ...(state === 'failed' && { work_id: null }) })
        .where('broadcast_id', '=', id)
        .where('work_id', '=', workId)
        .where('state', '=', 'making')
        .returning('broadcast_id')
        .executeTakeFirst();
    // The last run only marks the failure: earlier ones may have crashed.
    if (context.attempt === maxAttempts) {
      await db.transaction((tx) => end('failed', tx));
      throw new Error('Every run failed; the log has the reasons.');
    }
    const all = await findPieces(db.read, id);
    const part = { fromSeconds: asked.from_seconds, toSeconds: asked.to_seconds ?? Number.POSITIVE_INFINITY };
    const range = pieceRange(bestPieces(all), part);
    if (!range) {
      await db.transaction((tx) => end('failed', tx));
      return;
    }
    const pieces = all.filter(({ number }) => number >= range.first && number <= range.last);
    const bytes = await makeRecording({ broadcastId: id, pieces, workId }, signal);
    await db.transaction(async (tx) => {
      const { hostId, titleZh, titleEn, liveAt } = await holdBroadcast(tx, id);
      if (!(await end('made', tx))) return;
      const parts = JSON.stringify(partsOf(bestPieces(pieces), liveAt ?? 0));
      await tx.insertInto('live_recording').values({ work_id: workId, broadcast_id: id, parts }).execute();
      const title = { titleZh, titleEn: titleEn || null };
      await addRecordedDraft(tx, { id: workId, personId: hostId, ...title, now: now() });
      await placeRecording(tx, { videoId: workId, uploadId: workId, name: `${titleZh || titleEn}.mp4`, bytes }, now());
      await context.emit(context, tx, 'replay.made', { id, hostId, workId });
    });
  },
});
