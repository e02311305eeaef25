import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { ProposalState } from '../codes';
import type * as contract from '../contract';

const getProposalStanding: CallOf<typeof contract.getProposalStanding> = calls.getProposalStanding;
const sendProposal: CallOf<typeof contract.sendProposal> = calls.sendProposal;
const changeProposal: CallOf<typeof contract.changeProposal> = calls.changeProposal;
const takeProposalBack: CallOf<typeof contract.takeProposalBack> = calls.takeProposalBack;
const confirmChoice: CallOf<typeof contract.confirmChoice> = calls.confirmChoice;
const findSentProposals: CallOf<typeof contract.findSentProposals> = calls.findSentProposals;
const getOwnProposal: CallOf<typeof contract.getOwnProposal> = calls.getOwnProposal;

/** The caller's proposals in all states or one, 20 at a time. */
export const ownProposalsQuery = (state: ProposalState | '') => pagedQuery(findSentProposals, { state, pageSize: 20 });

/** A proposal of the caller, as it is when somebody looks. */
export const ownProposalQuery = (id: string) =>
  queryOptions({
    queryKey: [getOwnProposal.path, id],
    queryFn: ({ signal }) => call(getOwnProposal, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

/** What the caller may do about a demand; quiet, since nobody pressed anything. */
export const proposalStandingQuery = (demandId: string) =>
  queryOptions({
    queryKey: [getProposalStanding.path, demandId],
    queryFn: ({ signal }) => call(getProposalStanding, { demandId }, { signal, quiet: true }),
    staleTime: 0,
  });

/** Acts on proposals of the caller, all quiet: the screen shows errors itself. Each throws what `call` throws. */
export function useProposalActs() {
  const queries = useQueryClient();
  return useMemo(() => proposalActs(queries), [queries]);
}

async function take(queries: QueryClient, answer: Promise<contract.OwnProposalDetail>) {
  const proposal = await answer;
  const { queryKey } = ownProposalQuery(proposal.id);
  await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, proposal));
  void queries.invalidateQueries({ queryKey: [findSentProposals.path] });
  void queries.invalidateQueries({ queryKey: [getProposalStanding.path] });
  return proposal;
}

const quiet = { quiet: true, encoding: 'json' } as const;

function proposalActs(queries: QueryClient) {
  return {
    send: (sent: z.input<typeof contract.sendProposal.input>) => take(queries, call(sendProposal, sent, quiet)),
    change: (changed: z.input<typeof contract.changeProposal.input>) =>
      take(queries, call(changeProposal, changed, quiet)),
    withdraw: (id: string) => take(queries, call(takeProposalBack, { id }, quiet)),
    confirm: (id: string) => take(queries, call(confirmChoice, { id }, quiet)),
  };
}
