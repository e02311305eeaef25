import { holdDemand } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { changeProposal as contract, OwnProposalDetail } from '../../contract';
import { transitions } from '../../rules/transitions';
import { changeProposalRow } from '../proposal-rows';
import { requireOwnWorks, writtenColumns } from './check-fields';
import { findOwnProposal, getOwnProposal } from './own-proposal';
import { requireOpen } from './send-proposal';

/**
 * Changes a proposal while nobody has decided on it and its demand is open. Who asked reads it again: it is unseen from then on.
 * Throws NullPointer for one that is not the caller's, Changed for an outdated revision and for one that was decided on, DemandClosed,
 * code `400` as for a new one.
 */
export async function changeProposal(
  context: Context,
  { id, revision, ...fields }: InputOf<typeof contract>,
): Promise<OwnProposalDetail> {
  const { personId } = signedIn(context);
  const standing = await findOwnProposal(context.db.read, id, personId);
  if (standing.revision !== revision) throw new CodedError('Changed');
  await requireOwnWorks(context.db.read, fields.workIds, personId);
  const columns = await writtenColumns(context, fields);
  await context.db.transaction(async (tx) => {
    requireOpen(await holdDemand(tx, standing.demand_id), context.now());
    const condition = { id, personId, revision, states: transitions.change.from };
    const changed = await changeProposalRow(tx, condition, { ...columns, updated_at: context.now() });
    if (!changed) throw new CodedError('Changed');
  });
  return getOwnProposal(context, { id });
}
