import { castVote } from '@/lib/events/vote/server/cast-vote';
import type { Database, Engine } from '@/lib/platform/server/db/database';
import { fastest, rowBeside } from './costs';
import { fillContests, insertContest, votedEntries } from './fill-contests';
import { now } from './filling';
import { contextOf, large, measureList, small, withRows } from './list-costs';
import type { Plain } from './plain';
import { compareRates, type Turn, turnsOfRates, withDurable } from './rates';
import type { Row } from './results';

const lists = [
  'entry/list?name=bench',
  'entry/list?name=bench&categoryId=k1',
  'entry/list?name=bench&result=shortlisted',
  'vote/board?name=bench',
  'vote/board?name=bench&categoryId=k1',
];

const people = 100;

/** What lists of entries, boards and a vote cost as entries and votes become many (DESIGN 11, growth). */
export async function measureContests(engine: Engine): Promise<Row[]> {
  return withRows(engine, small, fillContests, (few) =>
    withRows(engine, large, fillContests, async (many) => {
      const rows: Row[] = [];
      for (const list of lists) rows.push(...(await measureList(list, { few, many })));
      const cost = await fastest({ base: voterOf(few), first: voterOf(many) });
      rows.push(rowBeside(`a vote among ${large}, beside ${small}`, cost.first, cost.base, 1.3, 0.2));
      return rows;
    }),
  );
}

/** Votes once more, each time somebody for what they have not voted for. */
function voterOf(db: Database): () => Promise<void> {
  let turn = -1;
  return async () => {
    turn += 1;
    const entryId = `e${Math.floor(turn / people) % votedEntries}`;
    await castVote(contextOf(db, `f${turn % people}`), { entryId });
  };
}

/** A vote is four short statements in a transaction; where no line is between them and the engine, building them costs more than they do. */
const leastRate = { sqlite: 0.25, postgres: 0.5 };

/**
 * Votes in a second among a million, beside the same transaction by the plain driver: for one entry, for whose count all of them
 * queue, and for many.
 */
export async function measureVotes(engine: Engine): Promise<Row[]> {
  const filled = { entries: votedEntries, votes: large, people: turnsOfRates };
  return withDurable(
    engine,
    (tx) => insertContest(tx, filled),
    async (db, plain) => {
      const rows: Row[] = [];
      for (const [what, entries, offset] of [
        ['for one entry', 1, 0],
        [`for ${votedEntries} entries`, votedEntries, 1],
      ] as const) {
        rows.push(
          await compareRates({
            ...{ what: `votes ${what}, among ${large}`, unit: 'votes', least: leastRate[engine] },
            ours: (turn) => castVoteOf(db, turn, entryOf(turn, entries, offset)),
            floor: (turn) => voteBare(plain, turn, entryOf(turn, entries, offset)),
          }),
        );
      }
      return rows;
    },
  );
}

/** Of two comparisons nobody votes for the same entry: the second one leaves the first entry out. */
const entryOf = (turn: number, entries: number, offset: number) =>
  `e${entries === 1 ? 0 : offset + (turn % (entries - offset))}`;

async function castVoteOf(db: Database, turn: number, entryId: string): ReturnType<Turn> {
  await castVote(contextOf(db, `f${turn}`), { entryId });
}

/** The writes of a vote, and the read without which nobody knows whether it is open. */
function voteBare(plain: Plain, turn: number, entryId: string): Promise<void> {
  const personId = `f${turn}`;
  return plain.transaction(async (query) => {
    await query(`update person set erased_at = erased_at where id = $1`, [personId]);
    await query(
      `select vote_start_at, vote_end_at, works_at, is_shown from contest_vote_tally
       join contest on contest.activity_id = contest_vote_tally.activity_id where entry_id = $1`,
      [entryId],
    );
    await query(
      `insert into contest_vote (entry_id, person_id, activity_id, voted_at) values ($1, $2, 'a0', $3)
       on conflict do nothing`,
      [entryId, personId, now],
    );
    await query(
      `update contest_vote_tally set cast_count = cast_count + 1, valid_count = valid_count + 1,
         frozen_cast_count = frozen_cast_count + 1, frozen_valid_count = frozen_valid_count + 1
       where entry_id = $1 returning valid_count`,
      [entryId],
    );
  });
}
