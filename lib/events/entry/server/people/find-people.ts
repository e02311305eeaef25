import type { z } from 'zod';
import type { EntryMode } from '@/lib/events/contest/codes';
import type { namedPerson } from '@/lib/people/person/contract';
import { shownNickname } from '@/lib/people/person/port';
import type { Reader } from '@/lib/platform/server/db/database';
import type { Language } from '@/lib/platform/shared/language';
import { findTeams } from '../told-entry';

type Named = z.output<typeof namedPerson>;

interface Entered {
  id: string;
  person_id: string;
  mode: EntryMode;
}

/** The ids of the people of entries, by these: who entered it, then the members of the team that confirmed. */
async function findPeopleIds(db: Reader, entries: readonly Entered[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const teams = await findTeams(
    db,
    entries.filter(({ mode }) => mode === 'team').map(({ id }) => id),
  );
  return new Map(entries.map(({ id, person_id }) => [id, [person_id, ...(teams.get(id) ?? [])]]));
}

/** The same with their names; erased ones are left out. */
export async function findPeople(
  db: Reader,
  entries: readonly Entered[],
  language: Language,
): Promise<ReadonlyMap<string, Named[]>> {
  const ids = await findPeopleIds(db, entries);
  const all = [...new Set([...ids.values()].flat())];
  if (all.length === 0) return new Map();
  const rows = await db
    .selectFrom('person')
    .select(['id', 'nickname', 'avatar', 'verification'])
    .where('id', 'in', all)
    .where('erased_at', 'is', null)
    .execute();
  const people = new Map(
    rows.map(({ id, nickname, ...person }) => [
      id,
      { userId: id, nickname: shownNickname(nickname, language), ...person },
    ]),
  );
  return new Map(Array.from(ids, ([entry, own]) => [entry, own.flatMap((id) => people.get(id) ?? [])]));
}
