import { v7 as newId } from 'uuid';
import type { Tx } from '@/lib/platform/server/db/database';
import { assign, type Pair } from '../rules/assign';
import { drawFrom, shuffled } from '../rules/draw';
import { type Conflict, rowsAtOnce } from './conflicts';

/** Entries to give to judges. */
interface GivingOut {
  roundId: string;
  /** What it is drawn from. */
  seed: string;
  now: number;
  judges: readonly string[];
  conflicts: readonly Conflict[];
  perEntry: number;
  entries: readonly { id: string }[];
}

/**
 * Gives entries of a round to judges and returns the pairs: each as many as it lacks, nobody one that they have or had, and all a
 * fair share of the whole. The round is held. Throws nothing: an entry that nobody may judge is given to nobody.
 */
export async function giveOut(tx: Tx, giving: GivingOut): Promise<readonly Pair[]> {
  const { roundId, seed, judges, conflicts, perEntry, entries } = giving;
  const given = await tx
    .selectFrom('judging_assignment')
    .select(['entry_id', 'judge_id', 'state', 'position'])
    .where('round_id', '=', roundId)
    .execute();
  const standing = given.filter(({ state }) => state === 'open' || state === 'scored');
  const barredOf = groupSets([
    ...conflicts.map(({ entryId, judgeId }) => [entryId, judgeId] as const),
    ...given.map(({ entry_id, judge_id }) => [entry_id, judge_id] as const),
  ]);
  const judgedOf = Map.groupBy(standing, ({ entry_id }) => entry_id);
  const pairs = assign(
    entries.map(({ id }) => ({
      ...{ id, barred: barredOf.get(id) ?? new Set<string>() },
      wanted: Math.max(0, perEntry - (judgedOf.get(id)?.length ?? 0)),
    })),
    judges.map((id) => ({ id, load: standing.filter(({ judge_id }) => judge_id === id).length })),
    seed,
  );
  const last = Math.max(0, ...given.map(({ position }) => position));
  await addAssignments(tx, giving, inTurn(pairs, seed), last);
  return pairs;
}

function groupSets(pairs: readonly (readonly [string, string])[]): Map<string, Set<string>> {
  const sets = new Map<string, Set<string>>();
  for (const [key, value] of pairs) {
    const set = sets.get(key) ?? new Set();
    sets.set(key, set.add(value));
  }
  return sets;
}

/** In an order of its own for each judge, so that none of the entries is always looked at last. */
const inTurn = (pairs: readonly Pair[], seed: string) =>
  [...Map.groupBy(pairs, ({ judgeId }) => judgeId)].flatMap(([judgeId, own]) =>
    shuffled(own, drawFrom(`${seed} ${judgeId}`)).map((pair, index) => ({ ...pair, turn: index + 1 })),
  );

async function addAssignments(
  tx: Tx,
  { roundId, now }: GivingOut,
  pairs: readonly (Pair & { turn: number })[],
  last: number,
): Promise<void> {
  for (let start = 0; start < pairs.length; start += rowsAtOnce) {
    const rows = pairs.slice(start, start + rowsAtOnce).map(({ entryId, judgeId, turn }) => ({
      ...{ id: newId(), round_id: roundId, entry_id: entryId, judge_id: judgeId, position: last + turn },
      ...{ state: 'open' as const, assigned_at: now },
    }));
    await tx.insertInto('judging_assignment').values(rows).execute();
  }
}
