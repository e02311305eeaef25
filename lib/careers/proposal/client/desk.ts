import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { DeclineReason, ProposalState } from '../codes';
import type * as contract from '../contract';

const findProposals: CallOf<typeof contract.findProposals> = calls.findProposals;
const getProposalDesk: CallOf<typeof contract.getProposalDesk> = calls.getProposalDesk;
const getProposal: CallOf<typeof contract.getProposal> = calls.getProposal;
const seeProposal: CallOf<typeof contract.seeProposal> = calls.seeProposal;
const chooseProposal: CallOf<typeof contract.chooseProposal> = calls.chooseProposal;
const undoChoice: CallOf<typeof contract.undoChoice> = calls.undoChoice;
const declineProposal: CallOf<typeof contract.declineProposal> = calls.declineProposal;

/** Which proposals of a demand are shown: all, those not opened yet, or those in a state. */
export type DeskFilter = ProposalState | 'unseen' | '';

/** The proposals for a demand, 20 at a time. */
export const proposalsQuery = (demandId: string, filter: DeskFilter) =>
  pagedQuery(findProposals, {
    ...{ demandId, pageSize: 20, isUnseen: filter === 'unseen' },
    state: filter === 'unseen' ? '' : filter,
  });

/** A demand with the counts of its proposals, as they are when somebody looks. */
export const proposalDeskQuery = (demandId: string) =>
  queryOptions({
    queryKey: [getProposalDesk.path, demandId],
    queryFn: ({ signal }) => call(getProposalDesk, { demandId }, { signal, quiet: true }),
    staleTime: 0,
  });

/** A proposal for who asked for it, as it is when somebody looks. */
export const deskProposalQuery = (id: string) =>
  queryOptions({
    queryKey: [getProposal.path, id],
    queryFn: ({ signal }) => call(getProposal, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

/** Acts on proposals of who asked for them, all quiet: the screen shows errors itself. Each throws what `call` throws. */
export function useDeskActs() {
  const queries = useQueryClient();
  return useMemo(() => deskActs(queries), [queries]);
}

async function take(queries: QueryClient, id: string, answer: Promise<contract.DeskProposalDetail>): Promise<void> {
  const { queryKey } = deskProposalQuery(id);
  try {
    const proposal = await answer;
    await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, proposal));
  } catch (error) {
    // The cause may be what somebody else did meanwhile.
    void queries.invalidateQueries({ queryKey });
    throw error;
  } finally {
    void queries.invalidateQueries({ queryKey: [findProposals.path] });
    void queries.invalidateQueries({ queryKey: [getProposalDesk.path] });
  }
}

const quiet = { quiet: true } as const;

function deskActs(queries: QueryClient) {
  return {
    see: async (id: string): Promise<void> => void (await call(seeProposal, { id }, quiet)),
    choose: (id: string, revision: number) => take(queries, id, call(chooseProposal, { id, revision }, quiet)),
    undo: (id: string) => take(queries, id, call(undoChoice, { id }, quiet)),
    decline: (id: string, reason: DeclineReason) => take(queries, id, call(declineProposal, { id, reason }, quiet)),
  };
}
