import { mayDo } from '@/lib/base/permission/port';
import { holdDemand } from '@/lib/careers/demand/port';
import { findVerification } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { chooseProposal as contract, DeskProposalDetail } from '../../contract';
import { transitions } from '../../rules/transitions';
import { changeProposalRow } from '../proposal-rows';
import { requireTakesTeam } from '../takes-team';
import { tellProposal } from '../told-proposal';
import { recordForCompany, requireDesk } from './desk-demand';
import { findChosen, findDeskProposal, getProposal } from './get-proposal';

/**
 * Chooses one proposal of a demand, as it was read; its creator is asked to confirm. Everybody who chooses holds the demand, and an
 * index keeps the choice one. Chosen twice it is chosen once. Throws NullPointer for who did not ask for it, CompanyNeeded for a company
 * that has lost its mark, ChosenAlready where another one is chosen or docked, DemandClosed, Changed for an outdated revision and for a
 * proposal that does not wait any more.
 */
export async function chooseProposal(
  context: Context,
  { id, revision }: InputOf<typeof contract>,
): Promise<DeskProposalDetail> {
  const { demand_id } = await findDeskProposal(context, id);
  await context.db.transaction(async (tx) => {
    const demand = await holdDemand(tx, demand_id);
    const desk = requireDesk(context, demand.ownerId);
    if (demand.ownerId !== null) await requireCompany(context, tx, demand.ownerId);
    const chosen = await findChosen(tx, demand.id);
    if (chosen?.id === id) return;
    if (chosen) throw new CodedError('ChosenAlready');
    requireTakesTeam(demand);
    const { from: states, to } = transitions.choose;
    const now = context.now();
    const row = await changeProposalRow(tx, { id, states, revision }, { state: to, seen_at: now, updated_at: now });
    if (!row) throw new CodedError('Changed');
    await tellProposal(context, tx, demand, { id, news: 'chosen', to: row.person_id, by: desk.by });
    await recordForCompany(context, tx, desk, { action: 'proposal.chosen', id, demand });
  });
  return getProposal(context, { id });
}

async function requireCompany(context: Context, db: Reader, personId: string): Promise<void> {
  const { verification = 'none' } = (await findVerification(db, personId)) ?? {};
  if (!mayDo(context, 'postDemand', { verification })) throw new CodedError('CompanyNeeded');
}
