import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { translate } from '@/lib/platform/shared/language';
import { publicState } from '@/lib/works/work/codes';
import type { EntryItem } from '../../contract';
import { isNamed, resultOf } from '../../rules/public-result';
import { picturesOf } from '../own/own-pictures';
import { findPeople } from '../people/find-people';

/** Entries with their works, and with what their contests say of names and times; `toEntryItems` shows rows. */
export function entriesWithWorks(db: Reader) {
  return db
    .selectFrom('contest_entry as entry')
    .innerJoin('contest', 'contest.activity_id', 'entry.activity_id')
    .leftJoin('video', 'video.id', 'entry.work_id')
    .select(['entry.id', 'entry.activity_id', 'entry.person_id', 'entry.work_id', 'entry.number', 'entry.category_id'])
    .select(['entry.mode', 'entry.team_name', 'entry.title_zh', 'entry.title_en', 'entry.intro_zh', 'entry.intro_en'])
    .select(['entry.pictures', 'entry.state', 'entry.is_shown', 'contest.is_blind', 'contest.works_at'])
    .select(['contest.decided_at', 'video.state as work_state', 'video.cover', 'video.duration_seconds']);
}
export type EntryWithWork = Awaited<ReturnType<ReturnType<typeof entriesWithWorks>['execute']>>[number];

/** What decides about what the public sees of an entry. */
export const showingOf = ({ is_blind, works_at, decided_at }: EntryWithWork) => ({
  ...{ worksAt: works_at, decidedAt: decided_at, isBlind: is_blind === 1 },
});

/** The work of an entry where it may be shown with it: it is public, and people are named. */
export const shownWork = (row: EntryWithWork): string | null =>
  isNamed(showingOf(row)) && row.work_state === publicState ? row.work_id : null;

/**
 * Entries as items of a list, in the order of the rows. Where nobody is named yet, neither people nor team are, and the picture is
 * one of the entry's own: the cover of a work leads to who made it.
 */
export async function toEntryItems(
  { db, language }: Pick<Context, 'db' | 'language'>,
  rows: readonly EntryWithWork[],
): Promise<EntryItem[]> {
  const named = rows.filter((row) => isNamed(showingOf(row)));
  const people = await findPeople(db.read, named, language);
  return rows.map((row) => {
    const title = translate(row.title_zh, row.title_en, language);
    const cover = shownWork(row) === null ? null : row.cover;
    return {
      ...{ id: row.id, number: row.number ?? 0, title: title.text, titleLanguage: title.language },
      thumb: picturesOf(row)[0] ?? cover,
      ...{ categoryId: row.category_id ?? '', mode: row.mode },
      teamName: isNamed(showingOf(row)) ? row.team_name : '',
      people: people.get(row.id) ?? [],
      duration: row.duration_seconds ?? 0,
      result: resultOf(row.state),
    };
  });
}
