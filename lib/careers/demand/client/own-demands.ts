import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { DemandState } from '../codes';
import type * as contract from '../contract';

const findOwnDemands: CallOf<typeof contract.findOwnDemands> = calls.findOwnDemands;
const getOwnDemand: CallOf<typeof contract.getOwnDemand> = calls.getOwnDemand;
const createDemand: CallOf<typeof contract.createDemand> = calls.createDemand;
const saveDemand: CallOf<typeof contract.saveDemand> = calls.saveDemand;
const submitDemand: CallOf<typeof contract.submitDemand> = calls.submitDemand;
const withdrawDemand: CallOf<typeof contract.withdrawDemand> = calls.withdrawDemand;
const removeDemand: CallOf<typeof contract.removeDemand> = calls.removeDemand;
const closeDemand: CallOf<typeof contract.closeDemand> = calls.closeDemand;
const reopenDemand: CallOf<typeof contract.reopenDemand> = calls.reopenDemand;
const findContactViews: CallOf<typeof contract.findContactViews> = calls.findContactViews;

/** The caller's demands, 20 at a time, in one state or, for an empty string, in all. */
export const ownDemandsQuery = (state: DemandState | '') => pagedQuery(findOwnDemands, { state, pageSize: 20 });

/** A demand of the caller for editing. */
export const ownDemandQuery = (id: string) =>
  queryOptions({
    queryKey: [getOwnDemand.path, id],
    queryFn: ({ signal }) => call(getOwnDemand, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

/** Who has looked at the contact of a demand of the caller, 20 at a time. */
export const contactViewsQuery = (id: string) => pagedQuery(findContactViews, { id, pageSize: 20 });

/** What is written of a demand, as input of the call. */
export type DemandChange = z.input<typeof contract.saveDemand.input>;

/**
 * Actions on demands of the caller. Each throws what `call` throws; the server's answer is put into the cache, and lists are
 * refetched. `create`, `save` and `submit` are quiet: the screen shows errors itself.
 */
export function useDemandActs() {
  const queries = useQueryClient();
  return useMemo(() => demandActs(queries), [queries]);
}

const quiet = { quiet: true } as const;
const outdateLists = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [findOwnDemands.path] });

async function takeDraft(queries: QueryClient, answer: Promise<contract.DemandDraft>): Promise<contract.DemandDraft> {
  const draft = await answer;
  const { queryKey } = ownDemandQuery(draft.id);
  await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, draft));
  void outdateLists(queries);
  return draft;
}

function demandActs(queries: QueryClient) {
  const take = (answer: Promise<contract.DemandDraft>) => takeDraft(queries, answer);
  return {
    create: (begun: z.input<typeof contract.createDemand.input>) => take(call(createDemand, begun, quiet)),
    save: (change: DemandChange) => take(call(saveDemand, change, { encoding: 'json', ...quiet })),
    submit: (id: string, revision: number, acknowledged = false) =>
      take(call(submitDemand, { id, revision, acknowledged }, quiet)),
    withdraw: (id: string) => take(call(withdrawDemand, { id })),
    close: (id: string) => take(call(closeDemand, { id })),
    reopen: (id: string) => take(call(reopenDemand, { id })),
    async remove(id: string): Promise<void> {
      await call(removeDemand, { id });
      queries.removeQueries({ queryKey: ownDemandQuery(id).queryKey });
      await outdateLists(queries);
    },
    /** Something else was done with a demand meanwhile: what is shown of it is refetched. */
    outdate: () => outdateLists(queries),
  };
}
