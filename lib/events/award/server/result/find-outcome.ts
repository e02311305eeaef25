import type { Reader } from '@/lib/platform/server/db/database';
import type { OutcomeEntry } from '../../contract/document';

type Named = Omit<OutcomeEntry, 'result' | 'awards'>;

/** Entries of a result, in any order, with who entered each and the members who confirmed; whoever is erased is left out. */
export async function findOutcome(db: Reader, ids: readonly string[]): Promise<Named[]> {
  if (ids.length === 0) return [];
  const entries = await db
    .selectFrom('contest_entry')
    .select(['id', 'number', 'title_zh', 'title_en', 'category_id', 'mode', 'team_name', 'person_id'])
    .where('id', 'in', ids)
    .execute();
  const people = await findPeople(db, ids);
  return entries.map((entry) => ({
    ...{ id: entry.id, number: entry.number ?? 0, title: { zh: entry.title_zh, en: entry.title_en } },
    ...{ categoryId: entry.category_id ?? '', mode: entry.mode, teamName: entry.team_name },
    people: people.filter(({ entryId }) => entryId === entry.id).map(({ id, name }) => ({ id, name })),
  }));
}

/** By entry: who entered it, then its members in the order in which they were invited. */
async function findPeople(db: Reader, ids: readonly string[]) {
  const entrants = await db
    .selectFrom('contest_entry')
    .innerJoin('person', 'person.id', 'person_id')
    .select(['contest_entry.id as entryId', 'person.id', 'person.nickname as name'])
    .where('contest_entry.id', 'in', ids)
    .where('erased_at', 'is', null)
    .execute();
  const members = await db
    .selectFrom('contest_entry_member')
    .innerJoin('person', 'person.id', 'person_id')
    .select(['entry_id as entryId', 'person.id', 'person.nickname as name'])
    .where('entry_id', 'in', ids)
    .where('contest_entry_member.state', '=', 'confirmed')
    .where('erased_at', 'is', null)
    .orderBy('invited_at')
    .orderBy('person.id')
    .execute();
  return [...entrants, ...members];
}
