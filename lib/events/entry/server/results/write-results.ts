import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import { enqueue } from '@/lib/platform/server/jobs/enqueue';
import { invalidatePages } from '@/lib/platform/server/page-cache/invalidate';
import type { EntryState, ResultStage } from '../../codes';
import { entriesTag, entryTag } from '../page-tags';
import { resultsOfStage, tellResults } from './tell-results';

interface Results {
  contestId: string;
  stage: ResultStage;
  /** The ids of the entries that are on the shortlist, or awarded. */
  chosen: readonly string[];
}

/**
 * Writes a result for all entries of a contest at one moment, in the transaction that publishes it and has held the contest: those
 * that passed the formal check are on the shortlist or not, and those on the shortlist are awarded or not. Their people are told by
 * a job. Returns how many are chosen, which is fewer than was asked for where one does not stand (any more), and how many are not.
 */
export async function writeResults(
  context: Context,
  tx: Tx,
  { contestId, stage, chosen }: Results,
): Promise<{ chosen: number; others: number }> {
  const { from, to, otherwise } = resultsOfStage[stage];
  const now = context.now();
  const write = (state: EntryState) =>
    tx
      .updateTable('contest_entry')
      .set((row) => ({ state, revision: row('revision', '+', 1), updated_at: now }))
      .where('activity_id', '=', contestId)
      .where('number', 'is not', null)
      .where('state', '=', from)
      .where('is_shown', '=', 1);
  const selected =
    chosen.length === 0
      ? []
      : await write(to)
          .where('id', 'in', [...chosen])
          .returning('id')
          .execute();
  const { numUpdatedRows } = await write(otherwise).executeTakeFirst();
  await enqueue(tx, tellResults, { contestId, stage, after: 0 }, { now, uniqueKey: `${contestId} ${stage} 0` });
  await invalidatePages(tx, [entriesTag(contestId), ...selected.map(({ id }) => entryTag(id))], now);
  return { chosen: selected.length, others: Number(numUpdatedRows) };
}
