import type { ContestFacts } from '@/lib/events/contest/port';
import type { Reader } from '@/lib/platform/server/db/database';
import { findShownEntries, type TakenEntry } from './entries';
import type { RoundRow } from './find-round';

/** The round before a round; undefined for the first one. */
export function findRoundBefore(db: Reader, { activity_id, position }: RoundRow) {
  return db
    .selectFrom('judging_round')
    .selectAll()
    .where('activity_id', '=', activity_id)
    .where('position', '=', position - 1)
    .executeTakeFirst();
}

/**
 * The entries of a round when it opens: in the first one all that passed the formal check, in a later one those of the published
 * shortlist, or, where there is none yet, those that go on from the round before.
 */
export async function findRoundEntries(
  db: Reader,
  round: RoundRow,
  { shortlisted_at }: ContestFacts,
): Promise<TakenEntry[]> {
  const isShortlist = shortlisted_at !== null;
  const shown = await findShownEntries(db, round.activity_id, { isShortlist });
  const before = await findRoundBefore(db, round);
  if (!before || isShortlist) return shown;
  const going = new Set((await goingOn(db, before).select('entry_id').execute()).map(({ entry_id }) => entry_id));
  return shown.filter(({ id }) => going.has(id));
}

/** The entries that go on from a closed round: those on the places that its organiser said, tied ones with the last of them. */
const goingOn = (db: Reader, { id, go_on }: Pick<RoundRow, 'id' | 'go_on'>) =>
  db.selectFrom('judging_entry').where('round_id', '=', id).where('place', '<=', go_on).where('mean', 'is not', null);

/** The entries of an opened round that still stand in the contest. */
export const entriesOfRound = (db: Reader, roundId: string) =>
  db
    .selectFrom('judging_entry')
    .innerJoin('contest_entry', 'contest_entry.id', 'judging_entry.entry_id')
    .select(['judging_entry.entry_id as id', 'judging_entry.number', 'judging_entry.chair_place'])
    .where('judging_entry.round_id', '=', roundId)
    .where('contest_entry.is_shown', '=', 1);
