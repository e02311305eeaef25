import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { defineJob } from '@/lib/platform/server/jobs/define-job';
import { scheduledPayload } from '@/lib/platform/server/jobs/schedule';
import { isPublicDemand } from './public-demand';
import { showChange } from './show-change';

/** Demands that are read at a time. */
const portion = 200;

/**
 * At midnight in Beijing: notes which demands have had their last day, each once, so that lists, search and kept pages are without
 * them. What a demand is follows from the clock alone: this may come late.
 */
export const lapseDemands = defineJob({
  kind: 'demand.lapse',
  payload: scheduledPayload,
  schedule: 'beijing-midnight',
  async run(context) {
    for (;;) {
      context.signal.throwIfAborted();
      const over = await standing(context.db.read, context.now()).limit(portion).execute();
      for (const { id } of over) await context.db.transaction((tx) => lapseIfOver(context, tx, id));
      if (over.length < portion) return;
    }
  },
});

/** Open ones whose last day is over, from the index of these; the earliest end first. */
const standing = (db: Reader, now: number) =>
  db
    .selectFrom('project_demand')
    .select('id')
    .where(isPublicDemand)
    .where('closed_at', 'is', null)
    .where('docked_at', 'is', null)
    .where('lapsed_at', 'is', null)
    .where('propose_until', '<=', now)
    .orderBy('propose_until')
    .orderBy('id');

/** By one statement with its conditions: a later last day that is saved at the same time, or another node, decides it once. */
export async function lapseIfOver(context: Context, tx: Tx, id: string): Promise<void> {
  const now = context.now();
  const lapsed = await tx
    .updateTable('project_demand')
    .set({ lapsed_at: now })
    .where('project_demand.id', '=', id)
    .where(isPublicDemand)
    .where('closed_at', 'is', null)
    .where('docked_at', 'is', null)
    .where('lapsed_at', 'is', null)
    .where('propose_until', '<=', now)
    .returningAll()
    .executeTakeFirst();
  if (!lapsed) return;
  await showChange(tx, lapsed, now);
  await context.emit(context, tx, 'demand.closed', { id, ownerId: lapsed.owner_id, isLapsed: true });
}
