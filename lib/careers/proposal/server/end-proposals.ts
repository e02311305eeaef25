import { type Demand, holdDemand } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { openStates } from '../codes';
import { transitions } from '../rules/transitions';
import { tellProposal } from './told-proposal';

/** Declines whatever waits for a word about a demand, whose row is held, and tells who offered it. */
export async function endProposals(
  context: Context,
  tx: Tx,
  demand: Pick<Demand, 'id' | 'titleZh' | 'titleEn'>,
  reason: 'docked' | 'gone',
): Promise<void> {
  const ended = await tx
    .updateTable('project_proposal')
    .set((row) => ({
      ...{ state: transitions.end.to, reason, updated_at: context.now() },
      revision: row('revision', '+', 1),
    }))
    .where('demand_id', '=', demand.id)
    .where('state', 'in', openStates)
    .returning(['id', 'person_id'])
    .execute();
  for (const { id, person_id } of ended) {
    await tellProposal(context, tx, demand, { id, news: 'declined', to: person_id, reason });
  }
}

/**
 * Listens to 'demand.closed': what waits for a word gets none any more. After its last day a demand may still choose among what it was
 * offered, and nothing ends.
 */
export async function endWithDemand(
  context: Context,
  tx: Tx,
  { id, isLapsed }: EventKinds['demand.closed'],
): Promise<void> {
  if (!isLapsed) await endProposals(context, tx, await holdDemand(tx, id), 'gone');
}
