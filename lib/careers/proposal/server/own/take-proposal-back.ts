import { holdDemand } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { OwnProposalDetail } from '../../contract';
import { isPossible, transitions } from '../../rules/transitions';
import { changeProposalRow } from '../proposal-rows';
import { tellProposal } from '../told-proposal';
import { findOwnProposal, getOwnProposal } from './own-proposal';

/**
 * Takes a proposal of the caller back; one that was chosen is refused by that, and the company may choose again. Withdrawn twice is
 * withdrawn once. Throws NullPointer for one that is not theirs, Changed for one that is docked or declined.
 */
export async function takeProposalBack(context: Context, { id }: { id: string }): Promise<OwnProposalDetail> {
  const { personId } = signedIn(context);
  const { demand_id } = await findOwnProposal(context.db.read, id, personId);
  await context.db.transaction(async (tx) => {
    // Held, so that it is known what it was when it was taken back.
    const demand = await holdDemand(tx, demand_id);
    const { state } = await findOwnProposal(tx, id, personId);
    const { from: states, to } = transitions.withdraw;
    if (state === to) return;
    if (!isPossible('withdraw', state)) throw new CodedError('Changed');
    await changeProposalRow(tx, { id, personId, states }, { state: to, updated_at: context.now() });
    const news = state === 'chosen' ? 'refused' : 'withdrawn';
    await tellProposal(context, tx, demand, { id, news, to: demand.ownerId, by: personId });
  });
  return getOwnProposal(context, { id });
}
