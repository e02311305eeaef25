import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';

/** The plan of a contest; undefined while nothing was written. */
export function findPlan(db: Reader, contestId: string) {
  return db
    .selectFrom('contest_award_plan')
    .select(['revision', 'shortlist_way', 'shortlist_top', 'shortlist_reason'])
    .where('activity_id', '=', contestId)
    .executeTakeFirst();
}

/** Its awards in their order. */
export function findAwards(db: Reader, contestId: string) {
  return db
    .selectFrom('contest_award')
    .select(['id', 'name_zh', 'name_en', 'prize_zh', 'prize_en', 'quantity', 'category_id'])
    .where('activity_id', '=', contestId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Who is chosen for its awards, in their order. */
export function findWinners(db: Reader, contestId: string) {
  return db
    .selectFrom('contest_award_choice')
    .innerJoin('contest_award', 'contest_award.id', 'award_id')
    .innerJoin('contest_entry', 'contest_entry.id', 'entry_id')
    .leftJoin('video', 'video.id', 'work_id')
    .select(['award_id', 'entry_id', 'citation_zh', 'citation_en', 'contest_award_choice.position', 'is_shown'])
    .select(['number', 'contest_entry.title_zh', 'contest_entry.title_en', 'contest_entry.category_id'])
    .select(['pictures', 'cover', 'video.state as work_state'])
    .where('contest_award.activity_id', '=', contestId)
    .orderBy('contest_award_choice.position')
    .orderBy('entry_id')
    .execute();
}

/** Who is chosen for its shortlist and is still shown, by their numbers. */
export function findChosen(db: Reader, contestId: string) {
  return db
    .selectFrom('contest_shortlist_choice')
    .innerJoin('contest_entry', 'contest_entry.id', 'entry_id')
    .leftJoin('video', 'video.id', 'work_id')
    .select(['contest_entry.id', 'number', 'contest_entry.title_zh', 'contest_entry.title_en'])
    .select(['contest_entry.category_id', 'pictures', 'cover', 'video.state as work_state'])
    .where('contest_shortlist_choice.activity_id', '=', contestId)
    .where('is_shown', '=', 1)
    .orderBy('number')
    .execute();
}

/**
 * Makes a plan one change newer; revision 0 begins it. One statement, so that of those who change it at once one does.
 * Throws Changed where it is not at `revision` any more.
 */
export async function takeRevision(
  { now }: Context,
  tx: Tx,
  { contestId, revision }: { contestId: string; revision: number },
): Promise<void> {
  const taken =
    revision === 0
      ? await tx
          .insertInto('contest_award_plan')
          .values({ activity_id: contestId, revision: 1, shortlist_way: null, updated_at: now() })
          .onConflict((conflict) => conflict.column('activity_id').doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await tx
          .updateTable('contest_award_plan')
          .set({ revision: revision + 1, updated_at: now() })
          .where('activity_id', '=', contestId)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst();
  if (!taken) throw new CodedError('Changed');
}
