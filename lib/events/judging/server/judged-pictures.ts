import type { PictureRight } from '@/lib/base/media/port';
import { containsOne } from '@/lib/platform/server/db/contains';
import type { Reader } from '@/lib/platform/server/db/database';
import { standingAssignments } from '../codes';

/**
 * Pictures of entries for who judges them: those that an entry shows, for a judge to whom it was given, and for the chair who is to
 * order it among its equals. What entrants uploaded and do not show is for neither.
 */
export const judgedPictures: PictureRight = {
  isPublic: async () => false,
  async isFor(db, key, { personId }) {
    const given = await judgedWith(db, key)
      .innerJoin('judging_assignment as given', 'given.entry_id', 'entry.id')
      .innerJoin('judging_judge as judge', (join) =>
        join.onRef('judge.round_id', '=', 'given.round_id').onRef('judge.person_id', '=', 'given.judge_id'),
      )
      .where('given.judge_id', '=', personId)
      .where('given.state', 'in', standingAssignments)
      .where('judge.state', '=', 'accepted')
      .executeTakeFirst();
    return given !== undefined || (await isTiedFor(db, key, personId));
  },
};

/** The entry that shows a picture. */
const judgedWith = (db: Reader, key: string) =>
  db
    .selectFrom('contest_entry_picture as picture')
    .innerJoin('contest_entry as entry', 'entry.id', 'picture.entry_id')
    .select('entry.id')
    .where('picture.key', '=', key)
    .where('entry.is_shown', '=', 1)
    .where(containsOne('entry.pictures', [JSON.stringify(key)]))
    .limit(1);

async function isTiedFor(db: Reader, key: string, personId: string): Promise<boolean> {
  const tied = await judgedWith(db, key)
    .innerJoin('judging_entry as judged', 'judged.entry_id', 'entry.id')
    .innerJoin('judging_judge as judge', 'judge.round_id', 'judged.round_id')
    .where('judged.tie', '=', 'open')
    .where('judge.person_id', '=', personId)
    .where('judge.is_chair', '=', 1)
    .where('judge.state', '=', 'accepted')
    .executeTakeFirst();
  return tied !== undefined;
}
