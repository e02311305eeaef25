import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { EntryNews } from '../codes';
import type { ToldEntry } from './events';
import type { EntryRow } from './own/own-entry';

type Titled = Pick<EntryRow, 'title_zh' | 'title_en'>;

/** The title of an entry for a notice, which has no language. */
export const titleOf = ({ title_zh, title_en }: Titled): string => title_zh || title_en;

type Standing = Titled & Pick<EntryRow, 'id' | 'activity_id' | 'person_id' | 'mode'>;

interface News {
  news: EntryNews;
  reason?: string;
  /** Who did it, and need not be told. */
  by?: string;
}

/** Tells the people of an entry what became of it, in the transaction of the change. */
export async function tellEntry(context: Context, tx: Tx, entry: Standing, { news, reason = '', by }: News) {
  const [told] = await toldEntries(tx, [entry]);
  if (!told) return;
  const entries = [{ ...told, people: told.people.filter((id) => id !== by) }];
  await context.emit(context, tx, 'entry.changed', { contestId: entry.activity_id, news, reason, entries });
}

/** Entries with who is told of them: who entered them, and the members of their teams who confirmed. */
export async function toldEntries(db: Reader, entries: readonly Standing[]): Promise<ToldEntry[]> {
  const teams = entries.filter(({ mode }) => mode === 'team').map(({ id }) => id);
  const members = await findTeams(db, teams);
  return entries.map((entry) => ({
    id: entry.id,
    title: titleOf(entry),
    people: [entry.person_id, ...(members.get(entry.id) ?? [])],
  }));
}

/** The confirmed members of entries, by these, in the order in which they were asked. */
export async function findTeams(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('contest_entry_member')
    .select(['entry_id', 'person_id'])
    .where('entry_id', 'in', ids)
    .where('state', '=', 'confirmed')
    .orderBy('invited_at')
    .orderBy('person_id')
    .execute();
  const teams = Map.groupBy(rows, ({ entry_id }) => entry_id);
  return new Map(Array.from(teams, ([id, team]) => [id, team.map(({ person_id }) => person_id)]));
}
