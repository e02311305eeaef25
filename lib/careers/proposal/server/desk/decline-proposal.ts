import { holdDemand } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { declineProposal as contract, DeskProposalDetail } from '../../contract';
import { transitions } from '../../rules/transitions';
import { changeProposalRow } from '../proposal-rows';
import { tellProposal } from '../told-proposal';
import { recordForCompany, requireDesk } from './desk-demand';
import { findDeskProposal, getProposal } from './get-proposal';

/**
 * Declines a proposal for one of the reasons, which its creator is told in a sentence of ours. Throws NullPointer for who did not ask
 * for it, Changed where it does not wait (any more); a choice is taken back first.
 */
export async function declineProposal(
  context: Context,
  { id, reason }: InputOf<typeof contract>,
): Promise<DeskProposalDetail> {
  const { demand_id } = await findDeskProposal(context, id);
  await context.db.transaction(async (tx) => {
    const demand = await holdDemand(tx, demand_id);
    const desk = requireDesk(context, demand.ownerId);
    const { from: states, to } = transitions.decline;
    const now = context.now();
    const row = await changeProposalRow(tx, { id, states }, { state: to, reason, seen_at: now, updated_at: now });
    if (!row) throw new CodedError('Changed');
    await tellProposal(context, tx, demand, { id, news: 'declined', to: row.person_id, by: desk.by, reason });
    await recordForCompany(context, tx, desk, { action: 'proposal.declined', id, demand });
  });
  return getProposal(context, { id });
}
