import type { Context } from '@/lib/platform/server/context';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import type { getVoteCounts as contract } from '../contract';
import { shownCounts } from '../rules/shown-counts';
import { isShown, phaseOf, votedEntries } from './find-vote';

/** The votes of these entries, for pages that are cached; unordered, without those that nobody can see. */
export async function getVoteCounts(
  context: Context,
  { ids }: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const now = context.now();
  const entries = await votedEntries(context.db.read).where('tally.entry_id', 'in', ids).execute();
  return entries
    .filter((entry) => isShown(entry, now))
    .map((entry) => ({ id: entry.entry_id, count: entry[shownCounts(phaseOf(entry, now)).valid] }));
}
