import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import type { EntryNews } from '../codes';
import type { EntryRow } from './own/own-entry';

type Titled = Pick<EntryRow, 'title_zh' | 'title_en'>;

/** The title of an entry for a notice, which has no language. */
const titleOf = ({ title_zh, title_en }: Titled): string => title_zh || title_en;

type Standing = Titled & Pick<EntryRow, 'id' | 'activity_id' | 'person_id' | 'mode'>;

interface News {
  news: EntryNews;
  reason?: string;
  /** Who did it, and need not be told. */
  by?: string;
}

/** Tells the people of an entry what became of it, in the transaction of the change: who entered it, and its team. */
export async function tellEntry(context: Context, tx: Tx, entry: Standing, news: News): Promise<void> {
  await tellEntries(context, tx, [entry], () => news);
}

/** The same for several entries; each is an event, as somebody may have more than one. */
export async function tellEntries<Entry extends Standing>(
  context: Context,
  tx: Tx,
  entries: readonly Entry[],
  newsOf: (entry: Entry) => News,
): Promise<void> {
  const teams = await findTeams(
    tx,
    entries.filter(({ mode }) => mode === 'team').map(({ id }) => id),
  );
  for (const entry of entries) {
    const { id: entryId, activity_id: contestId, person_id } = entry;
    const { news, reason = '', by } = newsOf(entry);
    const people = [person_id, ...(teams.get(entryId) ?? [])].filter((id) => id !== by);
    await context.emit(context, tx, 'entry.changed', {
      entryId,
      contestId,
      title: titleOf(entry),
      people,
      news,
      reason,
    });
  }
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
