import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const getVotePlace: CallOf<typeof contract.getVotePlace> = calls.getVotePlace;
const findVoteHours: CallOf<typeof contract.findVoteHours> = calls.findVoteHours;
const findVoters: CallOf<typeof contract.findVoters> = calls.findVoters;
const voidVotes: CallOf<typeof contract.voidVotes> = calls.voidVotes;

/** The votes of a contest by entries as a file. */
export const exportVotes: CallOf<typeof contract.exportVotes> = calls.exportVotes;

/** The votes of an entry as they are told now; an error for one that nobody can see yet. */
export const votePlaceQuery = (entryId: string) =>
  queryOptions({
    queryKey: [getVotePlace.path, entryId],
    queryFn: ({ signal }) => call(getVotePlace, { entryId }, { signal }),
    staleTime: 0,
    retry: false,
  });

/** When the votes for an entry were cast, by hours. */
export const voteHoursQuery = (entryId: string) =>
  queryOptions({
    queryKey: [findVoteHours.path, entryId],
    queryFn: ({ signal }) => call(findVoteHours, { entryId }, { signal, quiet: true }),
  });

/** A time, from the one until just before the other; ISO 8601 with zone. */
export interface TimeSpan {
  fromTime: string;
  untilTime: string;
}

/** Who voted for an entry in a time, 50 at a time; forgotten once nobody looks, and asked again from the first one. */
export const votersQuery = (entryId: string, { fromTime, untilTime }: TimeSpan) =>
  infiniteQueryOptions({
    queryKey: [findVoters.path, entryId, fromTime, untilTime],
    queryFn: ({ pageParam: after, signal }) =>
      call(findVoters, { entryId, fromTime, untilTime, after }, { signal, quiet: true }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** To be called once votes of an entry may be out: its counts are asked again. */
export function useVotesChanged(entryId: string): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: votePlaceQuery(entryId).queryKey });
    void queries.invalidateQueries({ queryKey: voteHoursQuery(entryId).queryKey });
  }, [queries, entryId]);
}

/** Which votes for an entry are taken out, and why. */
export type VoidedVotes = z.input<typeof contract.voidVotes.input>;

/**
 * Takes all these votes out, in as many calls as that needs. After each call `onVoided` is told how many are out by now; what was
 * taken out stays so where a later call fails. Throws what `call` throws.
 */
export async function takeOutVotes(votes: VoidedVotes, onVoided: (count: number) => void): Promise<void> {
  for (let count = 0, hasMore = true; hasMore; ) {
    const taken = await call(voidVotes, votes, { quiet: true });
    count += taken.voided;
    // Where none was taken out, asking again would not end.
    hasMore = taken.hasMore && taken.voided > 0;
    onVoided(count);
  }
}
