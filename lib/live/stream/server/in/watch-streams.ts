import { millisecondsInMinute } from 'date-fns/constants';
import { sql } from 'kysely';
import { broadcastCode, interruption, overtimeMinutes } from '@/lib/live/broadcast/codes';
import { holdBroadcast, latestEndAt, noteEnded } from '@/lib/live/broadcast/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { endSession } from './sessions';
import { askForEnd } from './stop-session';

/** Rows per look; what is more waits for the next. */
const most = 100;

/**
 * What any node does for all streams: ends the sessions of nodes that are silent, and broadcasts whose encoder did not come back or
 * that are longer than they may be. Each statement has its condition, so that several nodes may look at once.
 */
export async function watchStreams(context: Context): Promise<void> {
  await endSilentSessions(context);
  await endOverdueBroadcasts(context);
}

async function endSilentSessions(context: Context): Promise<void> {
  const silentSince = context.now() - interruption.after * 1000;
  const silent = await context.db.read
    .selectFrom('live_session')
    .select(['id', 'broadcast_id', 'seen_at', 'stop_reason'])
    .where('ended_at', 'is', null)
    .where('seen_at', '<=', silentSince)
    .limit(most)
    .execute();
  for (const { id, broadcast_id, seen_at, stop_reason } of silent) {
    const reason = stop_reason ?? 'lost';
    await endSession(context, { id, broadcastId: broadcast_id, at: seen_at, reason, silentSince });
  }
}

async function endOverdueBroadcasts(context: Context): Promise<void> {
  const now = context.now();
  const lostBefore = now - interruption.until * 1000;
  const plannedBefore = now - overtimeMinutes * millisecondsInMinute;
  const overdue = await context.db.read
    .selectFrom('live_broadcast')
    .select('id')
    // As the index of those on air has it.
    .where('review_state', '=', sql.lit(broadcastCode.verified))
    .where('canceled_at', 'is', null)
    .where('live_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('lost_at', '<=', lostBefore), row('planned_end_at', '<=', plannedBefore)]))
    .limit(most)
    .execute();
  for (const { id } of overdue) await context.db.transaction((tx) => endOverdue(context, tx, id));
}

/** Ends a broadcast unless its encoder has come back meanwhile; the node of its session, if one goes on, cuts it at its next look. */
async function endOverdue(context: Context, tx: Tx, id: string): Promise<void> {
  const now = context.now();
  const { lostAt, plannedEndAt } = await holdBroadcast(tx, id);
  const isLost = lostAt !== null && lostAt <= now - interruption.until * 1000;
  if (!isLost && latestEndAt(plannedEndAt) > now) return;
  await askForEnd(tx, id, isLost ? 'lost' : 'tooLong');
  await noteEnded(context, tx, id, isLost ? lostAt : now);
}
