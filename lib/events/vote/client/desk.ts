import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const getVotePlace: CallOf<typeof contract.getVotePlace> = calls.getVotePlace;
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
