import { noteReplay } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';

/** Listens to 'work.decided': a replay that is public is found with its broadcast, one that is not any more is not. */
export async function followDecision(context: Context, tx: Tx, { id, act }: EventKinds['work.decided']): Promise<void> {
  const broadcastId = await findBroadcastOf(tx, id);
  if (broadcastId === undefined || act === 'refuse') return;
  await noteReplay(context, tx, broadcastId, { workId: id, publicAt: act === 'approve' ? context.now() : null });
}

/** Listens to 'work.removed': a broadcast whose replay was deleted has none. */
export async function forgetReplay(context: Context, tx: Tx, { id }: EventKinds['work.removed']): Promise<void> {
  const broadcastId = await findBroadcastOf(tx, id);
  if (broadcastId !== undefined) await noteReplay(context, tx, broadcastId, { workId: null, publicAt: null });
}

async function findBroadcastOf(db: Reader, workId: string): Promise<string | undefined> {
  const row = await db.selectFrom('live_broadcast').select('id').where('replay_id', '=', workId).executeTakeFirst();
  return row?.id;
}
