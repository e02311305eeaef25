import { interruption } from '@/lib/live/broadcast/codes';
import { latestEndAt, noteEnded } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import { endSession } from './sessions';

/** Rows per look; what is more waits for the next. */
const most = 100;

/**
 * What any node does for all streams: ends the sessions of nodes that are silent, and broadcasts whose encoder did not come back or
 * that are longer than they may be. Each statement has its condition, so that several nodes may look at once.
 */
export async function watchStreams(context: Context): Promise<void> {
  const { db, now } = context;
  const silent = await db.read
    .selectFrom('live_session')
    .select(['id', 'broadcast_id', 'seen_at'])
    .where('ended_at', 'is', null)
    .where('seen_at', '<=', now() - interruption.after * 1000)
    .limit(most)
    .execute();
  for (const { id, broadcast_id, seen_at } of silent) {
    await endSession(context, { id, broadcastId: broadcast_id, at: seen_at, reason: 'lost' });
  }
  const onAir = await db.read
    .selectFrom('live_broadcast')
    .select(['id', 'lost_at', 'planned_end_at'])
    .where('live_at', 'is not', null)
    .where('ended_at', 'is', null)
    .limit(most)
    .execute();
  for (const { id, lost_at, planned_end_at } of onAir) {
    if (lost_at !== null && lost_at <= now() - interruption.until * 1000) await end(context, id, lost_at);
    else if (latestEndAt(planned_end_at) <= now()) await end(context, id, now());
  }
}

/** Ends a broadcast; the node of its session, if one goes on, cuts the encoder at its next look. */
async function end(context: Context, id: string, at: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    await noteEnded(context, tx, id, at);
    await tx
      .updateTable('live_session')
      .set({ stop_reason: 'tooLong' })
      .where('broadcast_id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
  });
}
