import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { toPage } from '@/lib/platform/shared/wire';
import { type ProposalState, proposalStates } from '../../codes';
import type { findProposals as contract } from '../../contract';
import { toProposedDemand } from '../proposal-rows';
import { requireDesk } from './desk-demand';
import { toDeskProposals } from './desk-proposal';

type Query = InputOf<typeof contract>;

/**
 * The proposals for a demand, the latest sent first, with the counts of all states. Throws Unauthorized for a visitor, NullPointer for
 * everybody who does not ask for them.
 */
export async function findProposals(context: Context, query: Query): Promise<DataOf<typeof contract>> {
  const { read } = context.db;
  const demand = await findNamedDemand(read, query.demandId);
  requireDesk(context, demand?.owner_id);
  if (!demand) throw new CodedError('NullPointer');
  const [rows, counts] = await Promise.all([
    read
      .selectFrom('project_proposal')
      .selectAll()
      .where('id', 'in', idsOfPage(read, query))
      .orderBy('sent_at', 'desc')
      .orderBy('id')
      .execute(),
    countStates(read, query.demandId),
  ]);
  const page = toPage(rows, query, (row) => row);
  return {
    ...{ ...page, list: await toDeskProposals(context, page.list) },
    ...{ demand: toProposedDemand(demand, context.language), counts },
  };
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

function findNamedDemand(db: Reader, id: string) {
  return db
    .selectFrom('project_demand as demand')
    .leftJoin('person as owner', (join) =>
      join.onRef('owner.id', '=', 'demand.owner_id').on('owner.erased_at', 'is', null),
    )
    .select(['demand.id as demand_id', 'title_zh', 'title_en', 'review_state', 'company_name', 'owner_id'])
    .select(['owner.id as company_id', 'owner.nickname as company_nickname'])
    .where('demand.id', '=', id)
    .executeTakeFirst();
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
