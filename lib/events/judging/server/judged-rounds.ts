import type { Reader } from '@/lib/platform/server/db/database';
import type { RoundState, TieRule } from '../codes';
import { tieRules } from '../codes';
import type { WrittenCriterion } from '../contract';
import { fieldsOf, type RoundRow } from './find-round';

/** Entries of equal means of a closed round. */
export interface JudgedTie {
  /** Of the entries, in their order. */
  numbers: readonly number[];
  /** The last rule that was asked for; null where nothing parted all of them. */
  resolvedBy: Exclude<TieRule, 'open'> | null;
}

/** A round that was opened, as the result of its contest tells it. Times in ms. */
export interface JudgedRound {
  id: string;
  position: number;
  state: RoundState;
  nameZh: string;
  nameEn: string;
  criteria: readonly WrittenCriterion[];
  /** The criteria by their ids that part ties, in this order; then the median does, then the chair. */
  tieOrder: readonly string[];
  /** Judges who were given entries. */
  judges: number;
  perEntry: number;
  entries: number;
  /** The best so many go on; 0 where that is not said. */
  goOn: number;
  openedAt: number;
  closedAt: number | null;
  ties: readonly JudgedTie[];
}

/** The rounds of a contest that were opened, in their order. */
export async function findJudgedRounds(db: Reader, contestId: string): Promise<JudgedRound[]> {
  const rows = await db
    .selectFrom('judging_round')
    .selectAll()
    .where('activity_id', '=', contestId)
    .where('state', '<>', 'draft')
    .orderBy('position')
    .execute();
  const rounds: JudgedRound[] = [];
  for (const row of rows) rounds.push(await toJudgedRound(db, row));
  return rounds;
}

async function toJudgedRound(db: Reader, row: RoundRow): Promise<JudgedRound> {
  const { nameZh, nameEn, criteria, tieOrder, perEntry } = fieldsOf(row);
  const { judges } = await db
    .selectFrom('judging_assignment')
    .select(({ fn }) => fn.count<number>('judge_id').distinct().as('judges'))
    .where('round_id', '=', row.id)
    .executeTakeFirstOrThrow();
  return {
    ...{ id: row.id, position: row.position, state: row.state, nameZh, nameEn, criteria, tieOrder, perEntry },
    ...{ judges: Number(judges), entries: row.entry_count, goOn: row.go_on },
    ...{ openedAt: row.opened_at ?? 0, closedAt: row.closed_at, ties: await findTiesOf(db, row.id) },
  };
}

async function findTiesOf(db: Reader, roundId: string): Promise<JudgedTie[]> {
  const rows = await db
    .selectFrom('judging_entry')
    .select(['number', 'mean', 'tie'])
    .where('round_id', '=', roundId)
    .where('place', 'is not', null)
    .where('tie', 'is not', null)
    .orderBy('place')
    .orderBy('number')
    .execute();
  return [...Map.groupBy(rows, ({ mean }) => mean).values()].map((tied) => ({
    numbers: tied.map(({ number }) => number),
    resolvedBy: lastRule(tied.map(({ tie }) => tie)),
  }));
}

/** The rule that was asked last of all that parted these entries; null where it left some tied. */
function lastRule(rules: readonly (TieRule | null)[]): JudgedTie['resolvedBy'] {
  const last = tieRules.findLast((rule) => rules.includes(rule));
  return last === undefined || last === 'open' ? null : last;
}

/** Where an entry stands in a closed round, with all that its desk is told. */
export interface PlacedEntry {
  entryId: string;
  number: number;
  /** Tied entries share one. */
  place: number;
  /** In thousandths of a point; null for one that nobody scored. */
  mean: number | null;
}

/**
 * The standing of the last round of a contest, the best first; null where it has no round, or one that was opened is not closed.
 */
export async function findLastStanding(db: Reader, contestId: string): Promise<PlacedEntry[] | null> {
  const last = await db
    .selectFrom('judging_round')
    .select(['id', 'state'])
    .where('activity_id', '=', contestId)
    .where('state', '<>', 'draft')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.state !== 'closed') return null;
  const rows = await db
    .selectFrom('judging_entry')
    .select(['entry_id', 'number', 'place', 'mean'])
    .where('round_id', '=', last.id)
    .where('place', 'is not', null)
    .orderBy('place')
    .orderBy('number')
    .execute();
  return rows.map(({ entry_id, number, place, mean }) => ({ entryId: entry_id, number, place: place ?? 0, mean }));
}
