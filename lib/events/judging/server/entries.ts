import { sql } from 'kysely';
import { standingStates } from '@/lib/events/entry/codes';
import type { Reader } from '@/lib/platform/server/db/database';

/** All that judging reads of the tables of entries. */

/** An entry that a round takes when it opens. */
export interface TakenEntry {
  id: string;
  number: number;
}

/** The entries of a contest that passed the formal check and stand in it; only those of its published shortlist, if asked. */
export async function findShownEntries(
  db: Reader,
  contestId: string,
  { isShortlist }: { isShortlist: boolean },
): Promise<TakenEntry[]> {
  const rows = await db
    .selectFrom('contest_entry')
    .select(['id', 'number'])
    .where('activity_id', '=', contestId)
    // A literal: the partial index is used then.
    .where('is_shown', '=', sql.lit(1))
    .$if(isShortlist, (entries) => entries.where('state', '=', 'shortlisted'))
    .orderBy('number')
    .execute();
  return rows.flatMap(({ id, number }) => (number === null ? [] : [{ id, number }]));
}

/** Whether an entry that was sent waits: for its payment, or for the formal check. */
export async function findWaitingState(db: Reader, contestId: string): Promise<'unpaid' | 'submitted' | null> {
  const waiting = await db
    .selectFrom('contest_entry')
    .select('state')
    .where('activity_id', '=', contestId)
    .where('state', 'in', ['unpaid', 'submitted'])
    .where('number', 'is not', null)
    .where('is_shown', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return waiting ? (waiting.state as 'unpaid' | 'submitted') : null;
}

/** Which of these people entered a contest, or are in the team of an entry that stands in it. */
export async function findEntrants(db: Reader, contestId: string, personIds: readonly string[]): Promise<Set<string>> {
  if (personIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('contest_entry')
    .select('person_id')
    .where('person_id', 'in', personIds)
    .where('activity_id', '=', contestId)
    .where('state', 'in', standingStates)
    .union(
      db
        .selectFrom('contest_entry_member as member')
        .innerJoin('contest_entry as entry', 'entry.id', 'member.entry_id')
        .select('member.person_id')
        .where('member.person_id', 'in', personIds)
        .where('member.state', '=', 'confirmed')
        .where('entry.activity_id', '=', contestId)
        .where('entry.state', 'in', standingStates),
    )
    .execute();
  return new Set(rows.map(({ person_id }) => person_id));
}

/** The people of the shown entries of a contest, each with the entry: who entered it, and the confirmed members of its team. */
export function peopleOfEntries(db: Reader, contestId: string) {
  const shown = db
    .selectFrom('contest_entry as entry')
    .where('entry.activity_id', '=', contestId)
    .where('entry.is_shown', '=', sql.lit(1));
  const members = shown
    .innerJoin('contest_entry_member as member', 'member.entry_id', 'entry.id')
    .select(['entry.id as entry_id', 'member.person_id'])
    .where('member.state', '=', 'confirmed');
  return shown.select(['entry.id as entry_id', 'entry.person_id']).unionAll(members);
}

/** The credits of these people on the works of the shown entries of a contest. */
export function creditsOnEntries(db: Reader, contestId: string, personIds: readonly string[]) {
  const shown = db
    .selectFrom('contest_entry as entry')
    .where('entry.activity_id', '=', contestId)
    .where('entry.is_shown', '=', sql.lit(1));
  const credited = shown
    .innerJoin('video_credit as credit', 'credit.video_id', 'entry.work_id')
    .select(['entry.id as entry_id', 'credit.person_id'])
    .where('credit.state', '=', 'confirmed')
    .where('credit.person_id', 'in', personIds);
  return shown
    .innerJoin('video', 'video.id', 'entry.work_id')
    .select(['entry.id as entry_id', 'video.author_id as person_id'])
    .where('video.author_id', 'in', personIds)
    .union(credited);
}

/** Shown entries with what judges see of them. */
export function shownEntries(db: Reader) {
  return db
    .selectFrom('contest_entry as entry')
    .innerJoin('contest_category as category', 'category.id', 'entry.category_id')
    .leftJoin('video', 'video.id', 'entry.work_id')
    .select(['entry.title_zh', 'entry.title_en', 'entry.intro_zh', 'entry.intro_en', 'entry.pictures'])
    .select(['category.name_zh as category_zh', 'category.name_en as category_en'])
    .select('video.duration_seconds')
    .where('entry.is_shown', '=', sql.lit(1));
}
export type ShownEntryRow = Awaited<ReturnType<ReturnType<typeof shownEntries>['execute']>>[number];

/** Who entered an entry, then the confirmed members of its team; its work, if it is still there. */
export async function findAuthors(db: Reader, entryId: string) {
  const entry = await db
    .selectFrom('contest_entry')
    .select(['person_id', 'team_name', 'work_id'])
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow();
  const members = await db
    .selectFrom('contest_entry_member')
    .select('person_id')
    .where('entry_id', '=', entryId)
    .where('state', '=', 'confirmed')
    .orderBy('invited_at')
    .orderBy('person_id')
    .execute();
  return { ...entry, people: [entry.person_id, ...members.map(({ person_id }) => person_id)] };
}
