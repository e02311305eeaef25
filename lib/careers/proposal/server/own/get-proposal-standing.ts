import { findPublicDemand, phaseAt } from '@/lib/careers/demand/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { signedIn } from '@/lib/platform/server/signed-in';
import { publicState } from '@/lib/works/work/codes';
import { type ProposalLack, proposalLimits } from '../../codes';
import type { ProposalStanding } from '../../contract';
import { proposalsWithDemands } from '../proposal-rows';
import { toDetail } from './own-proposal';
import { countOpen } from './send-proposal';

/**
 * What the caller may do about a public demand: what they lack to send a proposal, their works by what counts, and the proposal that
 * they sent. Throws NullPointer for a demand that is not public, Unauthorized for a visitor.
 */
export async function getProposalStanding(
  context: Context,
  { demandId }: { demandId: string },
): Promise<ProposalStanding> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  const demand = await findPublicDemand(read, demandId);
  const [works, open, row] = await Promise.all([
    countWorks(read, personId),
    countOpen(read, personId),
    proposalsWithDemands(read)
      .where('proposal.demand_id', '=', demandId)
      .where('proposal.person_id', '=', personId)
      .executeTakeFirst(),
  ]);
  const lacks: [ProposalLack, boolean][] = [
    ['own', demand.ownerId === personId],
    ['closed', phaseAt(demand, context.now()) !== 'open'],
    ['original', works.original === 0],
    ['full', open >= proposalLimits.open],
  ];
  return {
    lacks: lacks.find(([, isLacking]) => isLacking)?.[0] ?? null,
    ...{ works, proposal: row ? await toDetail(context, row) : null },
  };
}

/** The works of a person: originals that are public, others that are, those under review, and the rest. */
async function countWorks(db: Reader, personId: string): Promise<ProposalStanding['works']> {
  const rows = await db
    .selectFrom('video')
    .select(({ fn }) => ['state', 'is_original', fn.countAll<number>().as('count')])
    .where('author_id', '=', personId)
    .where('state', '<>', 'deleted')
    .groupBy(['state', 'is_original'])
    .execute();
  const sum = (isSo: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isSo).reduce((total, { count }) => total + count, 0);
  return {
    original: sum(({ state, is_original }) => state === publicState && is_original === 1),
    copied: sum(({ state, is_original }) => state === publicState && is_original !== 1),
    waiting: sum(({ state }) => state === 'pending_review'),
    drafts: sum(({ state }) => state === 'pending_edit' || state === 'failed'),
  };
}
