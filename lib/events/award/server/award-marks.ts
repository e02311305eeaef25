import { sql } from 'kysely';
import { reviewCode } from '@/lib/events/activity/codes';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { beijingDate } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import type { AwardMark } from '../contract';

/** Of one work or person; who won more shows the latest. */
const mostMarks = 20;

/**
 * The published awards of works, or of people, who entered them or are in their teams: by the id of each that has any, the latest
 * first, at most 20. Erased people have none, nor has what a contest that is not public any more gave.
 */
export async function findAwardMarks(
  { db, language }: Context,
  of: { workIds: readonly string[] } | { personIds: readonly string[] },
): Promise<Map<string, AwardMark[]>> {
  const rows = 'workIds' in of ? await ofWorks(db.read, of.workIds) : await ofPeople(db.read, of.personIds);
  const marks = new Map<string, AwardMark[]>();
  for (const row of rows.toSorted((one, other) => other.decidedAt - one.decidedAt)) {
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

async function ofWorks(db: Reader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return (await awardsOfWorks(db, ids).execute()).map(toRow);
}

/** What works won. */
export const awardsOfWorks = (db: Reader, ids: readonly string[]) =>
  awarded(db).select('work_id as of').where('work_id', 'in', ids);

async function ofPeople(db: Reader, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const entrants = awarded(db)
    .innerJoin('person', 'person.id', 'contest_entry.person_id')
    .select('person.id as of')
    .where('person.id', 'in', ids)
    .where('person.erased_at', 'is', null);
  const members = awarded(db)
    .innerJoin('contest_entry_member', 'contest_entry_member.entry_id', 'contest_entry.id')
    .innerJoin('person', 'person.id', 'contest_entry_member.person_id')
    .select('person.id as of')
    .where('person.id', 'in', ids)
    .where('person.erased_at', 'is', null)
    .where('contest_entry_member.state', '=', 'confirmed');
  const [ones, others] = await Promise.all([entrants.execute(), members.execute()]);
  return [...ones, ...others].map(toRow);
}

/** Entries with each award that they won, of public contests that are decided. */
function awarded(db: Reader) {
  return (
    db
      .selectFrom('contest_entry')
      .innerJoin('contest_award_choice', 'contest_award_choice.entry_id', 'contest_entry.id')
      .innerJoin('contest_award', 'contest_award.id', 'award_id')
      .innerJoin('contest', 'contest.activity_id', 'contest_entry.activity_id')
      .innerJoin('activity', 'activity.id', 'contest_entry.activity_id')
      .select(['contest_award_choice.entry_id', 'contest_award.name_zh', 'contest_award.name_en'])
      .select(['contest.name', 'contest.decided_at', 'activity.title_zh', 'activity.title_en'])
      // As the index of entries by work says it, which is of those that stand in their contest.
      .where(
        sql<boolean>`contest_entry.state in ('unpaid', 'submitted', 'notShortlisted', 'shortlisted', 'notAwarded', 'awarded')`,
      )
      .where('contest_entry.state', '=', sql.lit('awarded' as const))
      .where('contest.decided_at', 'is not', null)
      .where('activity.review_state', '=', reviewCode.verified)
      .orderBy('contest_award.position')
  );
}

type Awarded = Awaited<ReturnType<ReturnType<typeof awarded>['execute']>>[number];

function toRow({ name, decided_at, of, ...row }: Awarded & { of: string | null }) {
  const decidedAt = decided_at ?? 0;
  return { ...row, of: of ?? '', contestName: name ?? '', decidedAt, year: beijingDate(decidedAt).year };
}
