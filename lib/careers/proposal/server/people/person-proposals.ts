import { holdDemand } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { openStates } from '../../codes';
import { endProposals } from '../end-proposals';
import { worksOf } from '../proposal-rows';
import { tellProposal } from '../told-proposal';

/** Most proposals in an export; a person with more has the latest. */
const mostExported = 5000;

/** Listens to 'account.exported': adds the proposals that the person sent. */
export async function exportProposals(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('project_proposal')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(mostExported)
    .execute();
  parts.proposals = rows.map((row) => ({
    ...{ id: row.id, demandId: row.demand_id, state: row.state, reason: row.reason },
    ...{ text: row.text, priceYuan: row.price_yuan, days: row.days, workIds: worksOf(row) },
    sentAt: isoInBeijing(row.sent_at),
    dockedAt: row.docked_at === null ? null : isoInBeijing(row.docked_at),
  }));
}

/**
 * Listens to 'account.erased': the person's proposals are gone, also a chosen one, so that its company can choose again. Of a docked
 * one is left that it was, without what it said: the demand has had its team.
 */
export async function eraseProposals(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const chosen = await tx
    .selectFrom('project_proposal')
    .select(['id', 'demand_id'])
    .where('person_id', '=', personId)
    .where('state', '=', 'chosen')
    .orderBy('demand_id')
    .execute();
  for (const { id, demand_id } of chosen) {
    const demand = await holdDemand(tx, demand_id);
    await tellProposal(context, tx, demand, { id, news: 'refused', to: demand.ownerId });
  }
  await tx
    .updateTable('project_proposal')
    .set({ text: '', work_ids: '[]', updated_at: context.now() })
    .where('person_id', '=', personId)
    .where('state', '=', 'docked')
    .execute();
  await tx.deleteFrom('project_proposal').where('person_id', '=', personId).where('state', '<>', 'docked').execute();
}

/** Listens to 'account.erased': what waits for the word of a company that is gone gets none. */
export async function endWithCompany(
  context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  const demands = await tx
    .selectFrom('project_demand')
    .select('id')
    .where('owner_id', '=', personId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('project_proposal')
          .select('project_proposal.id')
          .whereRef('demand_id', '=', 'project_demand.id')
          .where('state', 'in', openStates),
      ),
    )
    .orderBy('id')
    .execute();
  for (const { id } of demands) await endProposals(context, tx, await holdDemand(tx, id), 'gone');
}
