import { type ContestFacts, contests, freezeAt, voteTimes } from '@/lib/events/contest/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { voidReasons } from '../codes';

/**
 * Counts the votes of a contest, or of all, by their rows, and says what contradicts the counts that are kept: nothing, whatever
 * was done. Reads every vote: for tests and for who doubts a result.
 */
export async function recountVotes(db: Reader, contestId?: string): Promise<string[]> {
  const counted = await contests(db)
    .$if(contestId !== undefined, (all) => all.where('contest.activity_id', '=', contestId ?? ''))
    .orderBy('contest.activity_id')
    .execute();
  const wrong: string[] = [];
  for (const contest of counted) {
    wrong.push(...(await recountEntries(db, contest)), ...(await recountVoid(db, contest)));
    wrong.push(...(await compareEntries(db, contest.id)));
  }
  return wrong;
}

async function recountEntries(db: Reader, contest: ContestFacts): Promise<string[]> {
  const frozenAt = freezeAt(voteTimes(contest)) ?? 0;
  const rows = await db
    .selectFrom('contest_vote_tally as tally')
    .leftJoin('contest_vote as vote', 'vote.entry_id', 'tally.entry_id')
    .select(['tally.entry_id', 'cast_count', 'valid_count', 'frozen_cast_count', 'frozen_valid_count'])
    .select(({ fn }) => {
      const votes = fn.count<number>('vote.entry_id');
      const frozen = votes.filterWhere('voted_at', '<', frozenAt);
      return [
        votes.as('cast'),
        votes.filterWhere('void_at', 'is', null).as('valid'),
        frozen.as('frozen_cast'),
        frozen
          .filterWhere((row) => row.or([row('void_at', 'is', null), row('void_at', '>=', frozenAt)]))
          .as('frozen_valid'),
      ];
    })
    .where('tally.activity_id', '=', contest.id)
    .groupBy(['tally.entry_id', 'cast_count', 'valid_count', 'frozen_cast_count', 'frozen_valid_count'])
    .execute();
  return rows.flatMap((row) => {
    const kept = [row.cast_count, row.valid_count, row.frozen_cast_count, row.frozen_valid_count].join();
    const found = [row.cast, row.valid, row.frozen_cast, row.frozen_valid].join();
    return kept === found ? [] : [`${row.entry_id}: ${kept} kept, ${found} counted`];
  });
}

async function recountVoid(db: Reader, contest: ContestFacts): Promise<string[]> {
  const frozenAt = freezeAt(voteTimes(contest)) ?? 0;
  const found = await db
    .selectFrom('contest_vote as vote')
    .innerJoin('contest_vote_tally as tally', 'tally.entry_id', 'vote.entry_id')
    .select(['void_reason as reason'])
    .select(({ fn }) => {
      const votes = fn.countAll<number>();
      return [
        votes.as('void_count'),
        votes.filterWhere('void_at', '<', frozenAt).filterWhere('voted_at', '<', frozenAt).as('frozen_void_count'),
      ];
    })
    .where('tally.activity_id', '=', contest.id)
    .where('void_reason', 'is not', null)
    .groupBy('void_reason')
    .execute();
  const kept = await db.selectFrom('contest_vote_void').selectAll().where('activity_id', '=', contest.id).execute();
  return voidReasons.flatMap((reason) => {
    const [one, other] = [kept, found].map(
      (rows: { reason: string | null; void_count: number; frozen_void_count: number }[]) => {
        const row = rows.find((counts) => counts.reason === reason);
        return `${row?.void_count ?? 0},${row?.frozen_void_count ?? 0}`;
      },
    );
    return one === other ? [] : [`${contest.id} ${reason}: ${one} kept, ${other} counted`];
  });
}

/** Entries whose place on the boards is not that of what they are, and shown ones without a count. */
async function compareEntries(db: Reader, contestId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contest_entry as entry')
    .leftJoin('contest_vote_tally as tally', 'tally.entry_id', 'entry.id')
    .select('entry.id')
    .where('entry.activity_id', '=', contestId)
    .where((row) =>
      row.or([
        row.and([row('entry.is_shown', '=', 1), row('tally.entry_id', 'is', null)]),
        row('tally.is_shown', '<>', row.ref('entry.is_shown')),
        row.and([
          row('entry.is_shown', '=', 1),
          row.or([
            row('tally.number', '<>', row.ref('entry.number')),
            row('tally.category_id', '<>', row.ref('entry.category_id')),
          ]),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => `${id}: not on the board as it is`);
}
