import { holdDemand } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { DeskProposalDetail } from '../../contract';
import { transitions } from '../../rules/transitions';
import { changeProposalRow } from '../proposal-rows';
import { tellProposal } from '../told-proposal';
import { recordForCompany, requireDesk } from './desk-demand';
import { findDeskProposal, getProposal } from './get-proposal';

/**
 * Takes a choice back that its creator has not confirmed; the proposal waits again. With a confirmation at the same moment one of both
 * happens. Throws NullPointer for who did not ask for it, Changed where it is not chosen (any more).
 */
export async function undoChoice(context: Context, { id }: { id: string }): Promise<DeskProposalDetail> {
  const { demand_id } = await findDeskProposal(context, id);
  await context.db.transaction(async (tx) => {
    const demand = await holdDemand(tx, demand_id);
    const desk = requireDesk(context, demand.ownerId);
    const { from: states, to } = transitions.undo;
    const row = await changeProposalRow(tx, { id, states }, { state: to, updated_at: context.now() });
    if (!row) throw new CodedError('Changed');
    await tellProposal(context, tx, demand, { id, news: 'undone', to: row.person_id, by: desk.by });
    await recordForCompany(context, tx, desk, { action: 'proposal.undone', id, demand });
  });
  return getProposal(context, { id });
}
