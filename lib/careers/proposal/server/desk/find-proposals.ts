import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type Page, toPage } from '@/lib/platform/shared/wire';
import { type ProposalState, proposalStates } from '../../codes';
import type { findProposals as contract, DeskProposal, getProposalDesk as deskContract } from '../../contract';
import { findNamedDemand, toProposedDemand } from '../proposal-rows';
import { requireDesk } from './desk-demand';
import { toDeskProposals } from './desk-proposal';

type Query = InputOf<typeof contract>;

/**
 * The proposals for a demand, the latest sent first. Throws Unauthorized for a visitor, NullPointer for everybody who does not ask for
 * them.
 */
export async function findProposals(context: Context, query: Query): Promise<Page<DeskProposal>> {
  const { read } = context.db;
  await findDeskDemand(context, query.demandId);
  const rows = await read
    .selectFrom('project_proposal')
    .selectAll()
    .where('id', 'in', idsOfPage(read, query))
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute();
  const page = toPage(rows, query, (row) => row);
  return { ...page, list: await toDeskProposals(context, page.list) };
}

/** A demand by name with the counts of its proposals. Throws like `findProposals`. */
export async function getProposalDesk(
  context: Context,
  { demandId }: InputOf<typeof deskContract>,
): Promise<DataOf<typeof deskContract>> {
  const demand = await findDeskDemand(context, demandId);
  const counts = await countStates(context.db.read, demandId);
  return { demand: toProposedDemand(demand, context.language), counts };
}

async function findDeskDemand(context: Context, id: string) {
  const demand = await findNamedDemand(context.db.read, id);
  // Who is not at a desk hears the same of every id.
  requireDesk(context, demand?.owner_id);
  if (!demand) throw new CodedError('NullPointer');
  return demand;
}

/** The ids of a page and one more. The conditions are those of the index of each filter. */
export function idsOfPage(db: Reader, { demandId, state, isUnseen, pageIndex, pageSize }: Query) {
  return db
    .selectFrom('project_proposal')
    .select('id')
    .where('demand_id', '=', demandId)
    .$if(state !== '' && !isUnseen, (all) => all.where('state', '=', state as ProposalState))
    .$if(isUnseen, (all) => all.where('state', '=', sql.lit('sent')).where('seen_at', 'is', null))
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(pageSize + 1)
    .offset((pageIndex - 1) * pageSize);
}

async function countStates(db: Reader, demandId: string): Promise<Record<ProposalState, number>> {
  const rows = await db
    .selectFrom('project_proposal')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('demand_id', '=', demandId)
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  return Object.fromEntries(proposalStates.map((state) => [state, counts.get(state) ?? 0])) as Record<
    ProposalState,
    number
  >;
}
