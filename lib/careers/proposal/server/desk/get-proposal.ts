import { demandCode } from '@/lib/careers/demand/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { findVideoItems } from '@/lib/works/work/port';
import type { DeskProposalDetail } from '../../contract';
import { type ProposalWithDemand, proposalsWithDemands, toProposedDemand, worksOf } from '../proposal-rows';
import { takesTeam } from '../takes-team';
import { requireDesk } from './desk-demand';
import { findCreditsOf, toDeskProposals } from './desk-proposal';

/** A proposal for who asked for it. Throws Unauthorized for a visitor, NullPointer for everybody else. */
export async function findDeskProposal(context: Context, id: string): Promise<ProposalWithDemand> {
  const row = await proposalsWithDemands(context.db.read).where('proposal.id', '=', id).executeTakeFirst();
  // Who is not at a desk hears the same of every id.
  requireDesk(context, row?.owner_id);
  if (!row) throw new CodedError('NullPointer');
  return row;
}

/** A proposal with all that it says, and with works, profile and credits of who sent it. Throws like `findDeskProposal`. */
export async function getProposal(context: Context, { id }: { id: string }): Promise<DeskProposalDetail> {
  const row = await findDeskProposal(context, id);
  const { read } = context.db;
  const [[item], works, credits, isChoosable] = await Promise.all([
    toDeskProposals(context, [row]),
    findVideoItems(context, worksOf(row)),
    findCreditsOf(read, row.person_id, context.language),
    isChoosableNow(read, row),
  ]);
  if (!item) throw new Error(`The proposal ${id} is not shown.`);
  return {
    ...{ ...item, demand: toProposedDemand(row, context.language), text: row.text, works },
    credits: item.person ? credits : [],
    ...{ isChoosable, revision: row.revision },
  };
}

/** Whether it can be chosen: its demand takes a team, and has chosen none. */
async function isChoosableNow(db: Reader, { state, demand_id }: ProposalWithDemand): Promise<boolean> {
  if (state !== 'sent') return false;
  const demand = await findDemandFacts(db, demand_id);
  return demand !== undefined && takesTeam(demand) && (await findChosen(db, demand_id)) === undefined;
}

async function findDemandFacts(db: Reader, id: string) {
  const demand = await db
    .selectFrom('project_demand')
    .select(['review_state', 'closed_at as closedAt', 'docked_at as dockedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return demand && { ...demand, isPublic: demand.review_state === demandCode.verified };
}

/** The proposal of a demand that is chosen or docked. */
export const findChosen = (db: Reader, demandId: string) =>
  db
    .selectFrom('project_proposal')
    .select(['id', 'state', 'person_id', 'work_ids'])
    .where('demand_id', '=', demandId)
    .where('state', 'in', ['chosen', 'docked'])
    .executeTakeFirst();
