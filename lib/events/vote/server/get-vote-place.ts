import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { getVotePlace as contract, VotePlace } from '../contract';
import { shownCounts } from '../rules/shown-counts';
import { countAbove } from './board';
import { findVotedEntry, phaseOf } from './find-vote';

/**
 * The votes of an entry and its places by them, as far as they are told now: also to who entered it. Throws NullPointer for an
 * entry that nobody can see.
 */
export async function getVotePlace(context: Context, { entryId }: InputOf<typeof contract>): Promise<VotePlace> {
  const { read } = context.db;
  const now = context.now();
  const entry = await findVotedEntry(read, entryId, now);
  const phase = phaseOf(entry, now);
  const count = entry[shownCounts(phase).valid];
  const above = (categoryId: string) => countAbove(read, { contestId: entry.activity_id, categoryId, phase }, count);
  return { count, place: (await above('')) + 1, placeInCategory: (await above(entry.category_id)) + 1 };
}
