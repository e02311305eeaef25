import { sql } from 'kysely';
import { reviewCode } from '@/lib/events/activity/codes';
import { contestTag } from '@/lib/events/contest/port';
import { entryTag } from '@/lib/events/entry/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { beijingDate } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import type { AwardMark } from '../contract';

/** Of one work or person; who won more shows the latest. */
const mostMarks = 20;

/** Whose awards are asked for: works, or people who entered them or are in their teams. */
export type Awarded = { workIds: readonly string[] } | { personIds: readonly string[] };

/**
 * The published awards of works or of people: by the id of each that has any, the latest first, at most 20. Erased people have none,
 * nor has what a contest that is not public any more gave, or an entry that is hidden won.
 */
export async function findAwardMarks(
  { db, language }: Pick<Context, 'db' | 'language'>,
  of: Awarded,
): Promise<Map<string, AwardMark[]>> {
  const shown = (await findAwards(db.read, of)).filter((row) => row.isShown);
  const marks = new Map<string, AwardMark[]>();
  for (const row of shown.toSorted((one, other) => other.decidedAt - one.decidedAt)) {
    const award = translate(row.name_zh, row.name_en, language);
    const contest = translate(row.title_zh, row.title_en, language);
    const list = marks.get(row.of) ?? [];
    if (list.length < mostMarks) {
      list.push({ entryId: row.entry_id, award, contest: { ...contest, name: row.contestName }, year: row.year });
    }
    marks.set(row.of, list);
  }
  return marks;
}

/**
 * Tags of a page that shows these awards: of the contests that gave them and of the entries that won, shown or not, so that a mark
 * goes and comes back with what it is of.
 */
export async function findAwardTags({ db }: Pick<Context, 'db'>, of: Awarded): Promise<string[]> {
  const rows = await findAwards(db.read, of);
  return [...new Set(rows.flatMap(({ activity_id, entry_id }) => [contestTag(activity_id), entryTag(entry_id)]))];
}

async function findAwards(db: Reader, of: Awarded) {
  const rows = 'workIds' in of ? await ofWorks(db, of.workIds) : await ofPeople(db, of.personIds);
  return rows.map(toAward);
}

async function ofWorks(db: Reader, ids: readonly string[]) {
  return ids.length === 0 ? [] : awardsOfWorks(db, ids).execute();
}

/** What works won. */
export const awardsOfWorks = (db: Reader, ids: readonly string[]) =>
  given(db).select('work_id as of').where('work_id', 'in', ids);

async function ofPeople(db: Reader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const entrants = given(db)
    .innerJoin('person', 'person.id', 'contest_entry.person_id')
    .select('person.id as of')
    .where('person.id', 'in', ids)
    .where('person.erased_at', 'is', null);
  const members = given(db)
    .innerJoin('contest_entry_member', 'contest_entry_member.entry_id', 'contest_entry.id')
    .innerJoin('person', 'person.id', 'contest_entry_member.person_id')
    .select('person.id as of')
    .where('person.id', 'in', ids)
    .where('person.erased_at', 'is', null)
    .where('contest_entry_member.state', '=', 'confirmed');
  const [ones, others] = await Promise.all([entrants.execute(), members.execute()]);
  return [...ones, ...others];
}

/** Entries with each award that they won, of contests that are decided; shown or not. */
function given(db: Reader) {
  return (
    db
      .selectFrom('contest_entry')
      .innerJoin('contest_award_choice', 'contest_award_choice.entry_id', 'contest_entry.id')
      .innerJoin('contest_award', 'contest_award.id', 'award_id')
      .innerJoin('contest', 'contest.activity_id', 'contest_entry.activity_id')
      .innerJoin('activity', 'activity.id', 'contest_entry.activity_id')
      .select(['contest_award_choice.entry_id', 'contest_award.name_zh', 'contest_award.name_en'])
      .select(['contest.activity_id', 'contest.name', 'contest.decided_at', 'activity.title_zh', 'activity.title_en'])
      .select(['contest_entry.is_shown', 'activity.review_state'])
      // As the index of entries by work says it, which is of those that stand in their contest.
      .where(
        sql<boolean>`contest_entry.state in ('unpaid', 'submitted', 'notShortlisted', 'shortlisted', 'notAwarded', 'awarded')`,
      )
      .where('contest_entry.state', '=', sql.lit('awarded' as const))
      .where('contest.decided_at', 'is not', null)
      .orderBy('contest_award.position')
  );
}

type Given = Awaited<ReturnType<ReturnType<typeof given>['execute']>>[number];

function toAward({ name, decided_at, of, is_shown, review_state, ...row }: Given & { of: string | null }) {
  const decidedAt = decided_at ?? 0;
  const isShown = is_shown === 1 && review_state === reviewCode.verified;
  return { ...row, of: of ?? '', contestName: name ?? '', decidedAt, isShown, year: beijingDate(decidedAt).year };
}
