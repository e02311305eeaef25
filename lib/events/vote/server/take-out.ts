import type { ContestFacts } from '@/lib/events/contest/port';
import { entriesTag } from '@/lib/events/entry/port';
import type { Tx } from '@/lib/platform/server/db/database';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import type { VoidReason } from '../codes';
import { isBeforeFreeze } from './find-vote';

/** A vote that counts. */
export interface CountedVote {
  entry_id: string;
  person_id: string;
  voted_at: number;
}

/**
 * Takes votes of a contest out: each gets its mark, and the counts become smaller. What is told while the vote is frozen does
 * not, if it is. Pages that list entries by their votes are made again. Only who holds the contest (`holdContest`) takes votes out, so that none is taken out twice, and none once its
 * awards are published.
 */
export async function takeOut(
  tx: Tx,
  contest: ContestFacts,
  votes: readonly CountedVote[],
  { reason, at }: { reason: VoidReason; at: number },
): Promise<void> {
  if (votes.length === 0) return;
  const told = votes.filter(({ voted_at }) => isBeforeFreeze(contest, voted_at) && isBeforeFreeze(contest, at));
  const toldOf = Map.groupBy(told, ({ entry_id }) => entry_id);
  for (const [entryId, out] of Map.groupBy(votes, ({ entry_id }) => entry_id)) {
    const people = out.map(({ person_id }) => person_id);
    await tx
      .updateTable('contest_vote')
      .set({ void_reason: reason, void_at: at })
      .where('entry_id', '=', entryId)
      .where('person_id', 'in', people)
      .execute();
    await tx
      .updateTable('contest_vote_tally')
      .set((row) => ({
        valid_count: row('valid_count', '-', out.length),
        frozen_valid_count: row('frozen_valid_count', '-', toldOf.get(entryId)?.length ?? 0),
      }))
      .where('entry_id', '=', entryId)
      .execute();
  }
  await tx
    .insertInto('contest_vote_void')
    .values({ activity_id: contest.id, reason, void_count: votes.length, frozen_void_count: told.length })
    .onConflict((conflict) =>
      conflict.columns(['activity_id', 'reason']).doUpdateSet((row) => ({
        void_count: row('contest_vote_void.void_count', '+', row.ref('excluded.void_count')),
        frozen_void_count: row('contest_vote_void.frozen_void_count', '+', row.ref('excluded.frozen_void_count')),
      })),
    )
    .execute();
  await invalidatePages(tx, [entriesTag(contest.id)], at);
}
