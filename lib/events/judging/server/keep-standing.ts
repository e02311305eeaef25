import type { Tx } from '@/lib/platform/server/db/database';
import { type Stood, standing } from '../rules/standing';
import type { Scores } from '../rules/total';
import { rowsAtOnce } from './conflicts';
import { fieldsOf, type RoundRow } from './find-round';
import { entriesOfRound } from './round-entries';

/**
 * Keeps where the entries of a round stand, from its scores and the chair's votes alone (`rules/standing.ts`): done again it comes
 * to the same. Entries that left the contest have no place. The round is held.
 */
export async function keepStanding(tx: Tx, round: RoundRow): Promise<readonly Stood[]> {
  const entries = await entriesOfRound(tx, round.id).execute();
  const scored = await tx
    .selectFrom('judging_assignment')
    .select(['entry_id', 'scores'])
    .where('round_id', '=', round.id)
    .where('state', '=', 'scored')
    .execute();
  const scoresOf = Map.groupBy(scored, ({ entry_id }) => entry_id);
  const { criteria, tieOrder } = fieldsOf(round);
  const stood = standing(
    entries.map(({ id, chair_place }) => ({
      ...{ id, chairPlace: chair_place },
      scores: (scoresOf.get(id) ?? []).map(({ scores }) => JSON.parse(scores) as Scores),
    })),
    criteria,
    tieOrder,
  );
  await tx.updateTable('judging_entry').set({ place: null }).where('round_id', '=', round.id).execute();
  const numbers = new Map(entries.map(({ id, number }) => [id, number]));
  for (let start = 0; start < stood.length; start += rowsAtOnce) {
    await writePlaces(tx, round.id, stood.slice(start, start + rowsAtOnce), numbers);
  }
  return stood;
}

/** One statement for many places: the rows are there, so that each insertion becomes a change. */
async function writePlaces(
  tx: Tx,
  roundId: string,
  stood: readonly Stood[],
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = stood.map(({ id, place, mean, scoreCount, tie, tieCriterionId }) => ({
    ...{ round_id: roundId, entry_id: id, number: numbers.get(id) ?? 0 },
    ...{ place, mean, score_count: scoreCount, tie, tie_criterion_id: tieCriterionId },
  }));
  await tx
    .insertInto('judging_entry')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['round_id', 'entry_id']).doUpdateSet(({ ref }) => ({
        ...{ place: ref('excluded.place'), mean: ref('excluded.mean'), score_count: ref('excluded.score_count') },
        ...{ tie: ref('excluded.tie'), tie_criterion_id: ref('excluded.tie_criterion_id') },
      })),
    )
    .execute();
}
