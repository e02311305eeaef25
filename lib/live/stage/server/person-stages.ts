import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { markChanged } from './hold-stage';

/** Listens to 'account.erased': the person leaves every stage at once, and their hands go. */
export async function eraseStages(context: Context, tx: Tx, { personId }: EventKinds['account.erased']): Promise<void> {
  const stages = await tx
    .selectFrom('live_stage_guest')
    .select('broadcast_id')
    .where('person_id', '=', personId)
    .orderBy('broadcast_id')
    .execute();
  for (const { broadcast_id } of stages) await markChanged(tx, broadcast_id, context.now());
  await tx.deleteFrom('live_stage_guest').where('person_id', '=', personId).execute();
  await tx.deleteFrom('live_stage_peer').where('person_id', '=', personId).execute();
}

/** Listens to 'account.exported': adds the hands that the person raised for broadcasts that are not over. */
export async function exportStages(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('live_stage_guest')
    .select(['broadcast_id', 'state', 'asked_at', 'since'])
    .where('person_id', '=', personId)
    .orderBy('asked_at')
    .orderBy('broadcast_id')
    .execute();
  parts.stageHands = rows.map((row) => ({
    ...{ broadcastId: row.broadcast_id, state: row.state },
    ...{ askedAt: isoInBeijing(row.asked_at), since: isoInBeijing(row.since) },
  }));
}
