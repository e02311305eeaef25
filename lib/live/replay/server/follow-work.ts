import { findBroadcast, noteReplay } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

/**
 * Listens to 'work.decided': a recording that was approved is the replay of its broadcast from then on, instead of one that was cut
 * before; a broadcast whose replay is not public any more has none.
 */
export async function followDecision(context: Context, tx: Tx, { id, act }: EventKinds['work.decided']): Promise<void> {
  if (act === 'refuse') return;
  const broadcastId = await findBroadcastOf(tx, id);
  if (broadcastId === null) return;
  if (act === 'approve') await noteReplay(context, tx, broadcastId, { workId: id, publicAt: context.now() });
  else await endReplay(context, tx, { broadcastId, workId: id });
}

/** Listens to 'work.removed': a broadcast whose replay was deleted has none, and its host may cut another one. */
export async function forgetReplay(context: Context, tx: Tx, { id }: EventKinds['work.removed']): Promise<void> {
  const broadcastId = await findBroadcastOf(tx, id);
  if (broadcastId === null) return;
  await endReplay(context, tx, { broadcastId, workId: id });
  await tx.deleteFrom('live_recording').where('work_id', '=', id).execute();
  await tx
    .updateTable('live_replay')
    .set({ work_id: null })
    .where('broadcast_id', '=', broadcastId)
    .where('work_id', '=', id)
    .execute();
  await tx
    .updateTable('live_replay')
    .set({ state: 'kept' })
    .where('broadcast_id', '=', broadcastId)
    .where('work_id', 'is', null)
    .where('state', '=', 'made')
    .execute();
}

/** Listens to 'broadcast.erased': nothing stays of the recording of a host whose account was erased. */
export async function removeReplay(_context: Context, tx: Tx, { id }: EventKinds['broadcast.erased']): Promise<void> {
  await tx.deleteFrom('live_recording').where('broadcast_id', '=', id).execute();
  await tx.deleteFrom('live_replay').where('broadcast_id', '=', id).execute();
}

/** A work that is the replay of a broadcast is it no longer; another one stays. */
async function endReplay(
  context: Context,
  tx: Tx,
  { broadcastId, workId }: { broadcastId: string; workId: string },
): Promise<void> {
  const { replayId } = await findBroadcast(tx, broadcastId);
  if (replayId === workId) await noteReplay(context, tx, broadcastId, { workId: null, publicAt: null });
}

/** The broadcast whose replay a work is or may become; null for any other work. */
async function findBroadcastOf(db: Reader, workId: string): Promise<string | null> {
  const recording = await db
    .selectFrom('live_recording')
    .select('broadcast_id as id')
    .where('work_id', '=', workId)
    .executeTakeFirst();
  // A demonstration has replays that are no recordings.
  const found =
    recording ??
    (await db.selectFrom('live_broadcast').select('id').where('replay_id', '=', workId).executeTakeFirst());
  return found?.id ?? null;
}
