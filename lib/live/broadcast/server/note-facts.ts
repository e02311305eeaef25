import type { Updateable } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import type {} from './events';
import { broadcastsTag, broadcastTag } from './page-tags';
import { isPublicBroadcast } from './public-broadcast';
import type { LiveBroadcastTable } from './tables';

/** A column that a fact is noted in only while it is empty, or only while it is not. */
interface Condition {
  column: 'live_at' | 'lost_at' | 'ended_at';
  isNoted: boolean;
}

/**
 * Notes that a broadcast is on air since `at` (ms) and emits 'broadcast.live'. Changes nothing a second time, and where it cannot be on
 * air any more: it was canceled, taken down or missed meanwhile.
 */
export async function noteOnAir(context: Context, tx: Tx, id: string, at: number): Promise<void> {
  const noted = await tx
    .updateTable('live_broadcast')
    .set({ live_at: at })
    .where('live_broadcast.id', '=', id)
    .where(isPublicBroadcast)
    .where('live_at', 'is', null)
    .where('canceled_at', 'is', null)
    .where('missed_at', 'is', null)
    .where('planned_end_at', '>', at)
    .returning('id')
    .executeTakeFirst();
  if (!noted) return;
  await dropPages(context, tx, id);
  await context.emit(context, tx, 'broadcast.live', { id });
}

/** Notes that nothing comes from the encoder of a broadcast on air since `at` (ms). */
export async function noteLost(context: Context, tx: Tx, id: string, at: number): Promise<void> {
  await note(context, tx, id, { lost_at: at }, [...onAir, { column: 'lost_at', isNoted: false }]);
}

/** Notes that the encoder of a broadcast on air sends again. */
export async function noteBack(context: Context, tx: Tx, id: string): Promise<void> {
  await note(context, tx, id, { lost_at: null }, [...onAir, { column: 'lost_at', isNoted: true }]);
}

/** Notes that a broadcast that was on air is over since `at` (ms) and emits 'broadcast.ended'; a second time changes nothing. */
export async function noteEnded(context: Context, tx: Tx, id: string, at: number): Promise<void> {
  const isNew = await note(context, tx, id, { ended_at: at }, onAir);
  if (isNew) await context.emit(context, tx, 'broadcast.ended', { id });
}

/** Notes which work is the replay of a broadcast that is over, and since when it is public (ms); null where it is not any more. */
export async function noteReplay(
  context: Context,
  tx: Tx,
  id: string,
  { workId, publicAt }: { workId: string | null; publicAt: number | null },
): Promise<void> {
  await note(context, tx, id, { replay_id: workId, replay_at: publicAt }, [{ column: 'ended_at', isNoted: true }]);
}

/** Notes whether the host of a broadcast that is over means to publish its recording: they may decide otherwise when it is there. */
export async function noteKeepsReplay(context: Context, tx: Tx, id: string, keeps: boolean): Promise<void> {
  await note(context, tx, id, { keeps_replay: keeps ? 1 : 0 }, [{ column: 'ended_at', isNoted: true }]);
}

const onAir: readonly Condition[] = [
  { column: 'live_at', isNoted: true },
  { column: 'ended_at', isNoted: false },
];

/** Writes facts by one statement with all its conditions and drops the pages that show them; false where nothing changed. */
async function note(
  context: Context,
  tx: Tx,
  id: string,
  facts: Updateable<LiveBroadcastTable>,
  conditions: readonly Condition[],
): Promise<boolean> {
  const noted = await tx
    .updateTable('live_broadcast')
    .set(facts)
    .where('id', '=', id)
    .where((row) => row.and(conditions.map(({ column, isNoted }) => row(column, isNoted ? 'is not' : 'is', null))))
    .returning('id')
    .executeTakeFirst();
  if (!noted) return false;
  await dropPages(context, tx, id);
  return true;
}

const dropPages = ({ now }: Context, tx: Tx, id: string) =>
  invalidatePages(tx, [broadcastTag(id), broadcastsTag], now());
