import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { BroadcastState } from '../codes';
import type * as contract from '../contract';

const findOwnBroadcasts: CallOf<typeof contract.findOwnBroadcasts> = calls.findOwnBroadcasts;
const getOwnBroadcast: CallOf<typeof contract.getOwnBroadcast> = calls.getOwnBroadcast;
const createBroadcast: CallOf<typeof contract.createBroadcast> = calls.createBroadcast;
const saveBroadcast: CallOf<typeof contract.saveBroadcast> = calls.saveBroadcast;
const saveBroadcastCover: CallOf<typeof contract.saveBroadcastCover> = calls.saveBroadcastCover;
const submitBroadcast: CallOf<typeof contract.submitBroadcast> = calls.submitBroadcast;
const withdrawBroadcast: CallOf<typeof contract.withdrawBroadcast> = calls.withdrawBroadcast;
const removeBroadcast: CallOf<typeof contract.removeBroadcast> = calls.removeBroadcast;
const cancelBroadcast: CallOf<typeof contract.cancelBroadcast> = calls.cancelBroadcast;

/** The caller's broadcasts, 20 at a time, in one state or, for an empty string, in all. */
export const ownBroadcastsQuery = (state: BroadcastState | '') =>
  pagedQuery(findOwnBroadcasts, { state, pageSize: 20 });

/** A broadcast of the caller for editing. */
export const ownBroadcastQuery = (id: string) =>
  queryOptions({
    queryKey: [getOwnBroadcast.path, id],
    queryFn: ({ signal }) => call(getOwnBroadcast, { id }, { signal, quiet: true }),
    staleTime: 0,
  });

/** What is written of a broadcast, as input of the call. */
export type BroadcastChange = z.input<typeof contract.saveBroadcast.input>;
/** The part of a picture that becomes a cover, in pixels of the upright picture. */
export type BroadcastCoverArea = Omit<z.input<typeof contract.saveBroadcastCover.input>, 'id' | 'picture'>;

/**
 * Actions on broadcasts of the caller. Each throws what `call` throws; the server's answer is put into the cache, and lists are
 * refetched. All but `withdraw` and `remove` are quiet: the screen shows errors itself.
 */
export function useBroadcastActs() {
  const queries = useQueryClient();
  return useMemo(() => broadcastActs(queries), [queries]);
}

const quiet = { quiet: true } as const;
const outdateLists = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [findOwnBroadcasts.path] });

async function takeDraft(
  queries: QueryClient,
  answer: Promise<contract.BroadcastDraft>,
): Promise<contract.BroadcastDraft> {
  const draft = await answer;
  const { queryKey } = ownBroadcastQuery(draft.id);
  await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, draft));
  void outdateLists(queries);
  return draft;
}

function broadcastActs(queries: QueryClient) {
  const take = (answer: Promise<contract.BroadcastDraft>) => takeDraft(queries, answer);
  return {
    create: (begun: z.input<typeof contract.createBroadcast.input>) => take(call(createBroadcast, begun, quiet)),
    save: (change: BroadcastChange) => take(call(saveBroadcast, change, { encoding: 'json', ...quiet })),
    submit: (id: string, revision: number, acknowledged = false) =>
      take(call(submitBroadcast, { id, revision, acknowledged }, quiet)),
    withdraw: (id: string) => take(call(withdrawBroadcast, { id })),
    cancel: (id: string, reason: string) => take(call(cancelBroadcast, { id, reason }, quiet)),
    async remove(id: string): Promise<void> {
      await call(removeBroadcast, { id });
      queries.removeQueries({ queryKey: ownBroadcastQuery(id).queryKey });
      await outdateLists(queries);
    },
    /** Returns the key for `save`. */
    async saveCover(id: string, picture: File, area: BroadcastCoverArea): Promise<string> {
      return (await call(saveBroadcastCover, { id, picture, ...area }, { encoding: 'multipart', ...quiet })).key;
    },
  };
}
