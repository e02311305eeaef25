import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import { changeLoaded } from '@/lib/platform/client/change-loaded';
import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const getRound: CallOf<typeof contract.getRound> = calls.getRound;
const saveRound: CallOf<typeof contract.saveRound> = calls.saveRound;
const removeRound: CallOf<typeof contract.removeRound> = calls.removeRound;
const inviteJudge: CallOf<typeof contract.inviteJudge> = calls.inviteJudge;
const removeJudge: CallOf<typeof contract.removeJudge> = calls.removeJudge;
const openRound: CallOf<typeof contract.openRound> = calls.openRound;
const extendRound: CallOf<typeof contract.extendRound> = calls.extendRound;
const fillUpRound: CallOf<typeof contract.fillUpRound> = calls.fillUpRound;
const closeRound: CallOf<typeof contract.closeRound> = calls.closeRound;
const findJudgedEntries: CallOf<typeof contract.findJudgedEntries> = calls.findJudgedEntries;
const getEntryScores: CallOf<typeof contract.getEntryScores> = calls.getEntryScores;
const findStanding: CallOf<typeof contract.findStanding> = calls.findStanding;

/** The standing of a closed round as a file. */
export const exportStanding: CallOf<typeof contract.exportStanding> = calls.exportStanding;

const quiet = { quiet: true } as const;

/** A round at the desk of its contest. */
export const roundQuery = (id: string) =>
  queryOptions({
    queryKey: [getRound.path, id],
    queryFn: ({ signal }) => call(getRound, { id }, { signal, ...quiet }),
    staleTime: 0,
  });

/** How far the judging of the entries of a round is, 20 at a time; of all, or of those that lack judges. */
export const judgedEntriesQuery = (roundId: string, lacking: boolean) =>
  pagedQuery(findJudgedEntries, { roundId, lacking, pageSize: 20 });

/** The standing of a closed round, 50 at a time. */
export const standingQuery = (roundId: string) => pagedQuery(findStanding, { roundId, pageSize: 50 });

/** Who judges an entry in a round, and what they scored once it is closed. */
export const entryScoresQuery = (roundId: string, entryId: string) =>
  queryOptions({
    queryKey: [getEntryScores.path, roundId, entryId],
    queryFn: ({ signal }) => call(getEntryScores, { roundId, entryId }, { signal, ...quiet }),
    staleTime: 0,
  });

/** What is written of a round, as input of the call. */
export type RoundChange = z.input<typeof contract.saveRound.input>;

/**
 * What is done with a round at its desk. Each throws what `call` throws and is quiet, as the screens show errors themselves; the
 * server's answer is put into the cache.
 */
export function useRoundActs() {
  const queries = useQueryClient();
  return useMemo(() => roundActs(queries), [queries]);
}

function roundActs(queries: QueryClient) {
  async function take(answer: Promise<contract.Round>): Promise<contract.Round> {
    const round = await answer;
    const { queryKey } = roundQuery(round.id);
    await changeLoaded(queries, queryKey, () => queries.setQueryData(queryKey, round));
    for (const path of [findJudgedEntries.path, getEntryScores.path]) {
      void queries.invalidateQueries({ queryKey: [path] });
    }
    return round;
  }
  return {
    save: (change: RoundChange) => take(call(saveRound, change, { encoding: 'json', ...quiet })),
    async remove(id: string): Promise<void> {
      await call(removeRound, { id }, quiet);
      queries.removeQueries({ queryKey: roundQuery(id).queryKey });
    },
    invite: (roundId: string, userId: string, isChair: boolean) =>
      take(call(inviteJudge, { roundId, userId, isChair }, quiet)),
    removeJudge: (removed: z.input<typeof contract.removeJudge.input>) => take(call(removeJudge, removed, quiet)),
    open: (id: string, revision: number) => take(call(openRound, { id, revision }, quiet)),
    extend: (id: string, revision: number, deadlineTime: string) =>
      take(call(extendRound, { id, revision, deadlineTime }, quiet)),
    fillUp: (id: string) => take(call(fillUpRound, { id }, quiet)),
    close: (id: string, { goOn, acknowledged }: { goOn: number; acknowledged: boolean }) =>
      take(call(closeRound, { id, goOn, acknowledged }, quiet)),
  };
}
