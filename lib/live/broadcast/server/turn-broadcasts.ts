import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import { broadcastsTag, broadcastTag } from './page-tags';
import { isPublicBroadcast } from './public-broadcast';

/** How often broadcasts follow the clock. */
const everySeconds = 60;
/** Broadcasts per run; what is more waits for the next. */
const most = 200;

/**
 * Every minute: notes which broadcasts were never on air though their planned end has passed, each once, and drops the kept pages
 * of those that should have begun.
 */
export const turnBroadcasts = defineJob({
  kind: 'broadcast.turn',
  payload: scheduledPayload,
  schedule: { everySeconds },
  async run(context, { occurrence }) {
    const { db, now, signal } = context;
    const over = await waiting(db.read).where('planned_end_at', '<=', now()).limit(most).execute();
    for (const { id, planned_end_at } of over) {
      signal.throwIfAborted();
      await db.transaction((tx) => noteMissed(context, tx, { id, plannedEndAt: planned_end_at }));
    }
    const late = await waiting(db.read)
      .where('start_at', '>', occurrence - 2 * everySeconds * 1000)
      .where('start_at', '<=', now())
      .limit(most)
      .execute();
    if (late.length === 0) return;
    const tags = late.map(({ id }) => broadcastTag(id));
    await db.transaction((tx) => invalidatePages(tx, [...tags, broadcastsTag], now()));
  },
});

/** Public broadcasts that were not on air yet, from the index of what is to come; the earliest start first. */
const waiting = (db: Reader) =>
  db
    .selectFrom('live_broadcast')
    .select(['id', 'planned_end_at'])
    .where(isPublicBroadcast)
    .where('canceled_at', 'is', null)
    .where('live_at', 'is', null)
    .where('missed_at', 'is', null)
    .orderBy('start_at');

/** By one statement with its conditions: a stream that begins at the same time, or a node that notes it too, decides it once. */
async function noteMissed(
  context: Context,
  tx: Tx,
  { id, plannedEndAt }: { id: string; plannedEndAt: number },
): Promise<void> {
  const now = context.now();
  const missed = await tx
    .updateTable('live_broadcast')
    .set({ missed_at: now })
    .where('live_broadcast.id', '=', id)
    .where(isPublicBroadcast)
    .where('canceled_at', 'is', null)
    .where('live_at', 'is', null)
    .where('missed_at', 'is', null)
    // Its host may have moved it meanwhile.
    .where('planned_end_at', '=', plannedEndAt)
    .returning('id')
    .executeTakeFirst();
  if (!missed) return;
  await invalidatePages(tx, [broadcastTag(id), broadcastsTag], now);
  await context.emit(context, tx, 'broadcast.missed', { id });
}
