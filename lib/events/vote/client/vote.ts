import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/platform/client/call';
import { goToLogin } from '@/lib/platform/client/error-path';
import { gatherMarks, gatherValues } from '@/lib/platform/client/gather-marks';
import { isLoggedIn } from '@/lib/platform/client/logged-in';
import { outdate } from '@/lib/platform/client/outdate';
import type { CallOf } from '@/lib/platform/client/remote';
import { useLoggedIn } from '@/lib/platform/client/use-logged-in';
import * as calls from '../calls';
import type * as contract from '../contract';

const castVote: CallOf<typeof contract.castVote> = calls.castVote;
const findVoteMarks: CallOf<typeof contract.findVoteMarks> = calls.findVoteMarks;
const getVoteCounts: CallOf<typeof contract.getVoteCounts> = calls.getVoteCounts;
const getVotePlace: CallOf<typeof contract.getVotePlace> = calls.getVotePlace;

const isVotedFor = gatherMarks((ids) => call(findVoteMarks, { ids: ids.join(',') }));
const countOf = gatherValues(async (ids) => {
  const counts = await call(getVoteCounts, { ids: ids.join(',') });
  return new Map(counts.map(({ id, count }) => [id, count]));
});

const countKey = (entryId: string) => [getVoteCounts.path, entryId];

/**
 * The votes of an entry as they are told now; undefined until they are known. `told` is the number that came with the entry, which
 * a later one replaces.
 */
export function useVoteCount(entryId: string, told?: number): number | undefined {
  const { data } = useQuery({
    queryKey: countKey(entryId),
    // Null for an entry that nobody can see any more: a query has no undefined data.
    queryFn: async () => (await countOf(entryId)) ?? null,
  });
  return data ?? told;
}

/** The votes of an entry and its places by them; asked again after a vote. */
export const votePlaceQuery = (entryId: string) =>
  queryOptions({
    queryKey: [getVotePlace.path, entryId],
    queryFn: ({ signal }) => call(getVotePlace, { entryId }, { signal }),
  });

interface VoteEvents {
  /** The vote counts. */
  onVoted(): void;
  onRefused(error: Error): void;
}

/**
 * Whether the caller voted for an entry, and how to vote. A vote cannot be taken back, so it shows once it counts. A visitor's press
 * leads to the login.
 */
export function useVote(entryId: string, { onVoted, onRefused }: VoteEvents) {
  const queries = useQueryClient();
  const markKey = [findVoteMarks.path, entryId];
  const { data: isVoted = false } = useQuery({
    queryKey: markKey,
    queryFn: () => isVotedFor(entryId),
    enabled: useLoggedIn(),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(castVote, { entryId }, { quiet: true }),
    onSuccess: ({ count }) => {
      queries.setQueryData(markKey, true);
      queries.setQueryData(countKey(entryId), count);
      outdate(queries, castVote);
      void queries.invalidateQueries({ queryKey: votePlaceQuery(entryId).queryKey });
      onVoted();
    },
    onError: onRefused,
  });

  function press() {
    if (!isLoggedIn()) return goToLogin();
    if (!isVoted && !isPending) mutate();
  }
  return { isVoted, isSending: isPending, press };
}
