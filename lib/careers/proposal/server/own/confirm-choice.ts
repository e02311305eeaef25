import { dockDemand, holdDemand } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { OwnProposalDetail } from '../../contract';
import { transitions } from '../../rules/transitions';
import { endProposals } from '../end-proposals';
import { changeProposalRow } from '../proposal-rows';
import { requireTakesTeam } from '../takes-team';
import { tellProposal } from '../told-proposal';
import { findOwnProposal, getOwnProposal } from './own-proposal';

/**
 * The creator confirms that they were chosen: with that the demand is docked, and its other proposals are declined, in one
 * transaction. Confirmed twice is confirmed once. Throws NullPointer for a proposal that is not theirs, Changed where it is not chosen
 * (any more), DemandClosed where the demand was closed meanwhile.
 */
export async function confirmChoice(context: Context, { id }: { id: string }): Promise<OwnProposalDetail> {
  const { personId } = signedIn(context);
  const { demand_id } = await findOwnProposal(context.db.read, id, personId);
  await context.db.transaction(async (tx) => {
    const demand = await holdDemand(tx, demand_id);
    const { from: states, to } = transitions.confirm;
    const { state } = await findOwnProposal(tx, id, personId);
    if (state === to) return;
    requireTakesTeam(demand);
    const now = context.now();
    const docked = await changeProposalRow(
      tx,
      { id, personId, states },
      { state: to, docked_at: now, updated_at: now },
    );
    if (!docked) throw new CodedError('Changed');
    await dockDemand(context, tx, demand.id);
    await endProposals(context, tx, demand, 'docked');
    await tellProposal(context, tx, demand, { id, news: 'docked', to: demand.ownerId, by: personId });
  });
  return getOwnProposal(context, { id });
}
