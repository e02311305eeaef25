import { sql } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import type { EntryItem } from '../../contract';
import { isShownTo } from '../../rules/public-result';
import { entriesWithWorks, showingOf, toEntryItems } from './entry-item';

/**
 * Entries as list items, in the order of the ids, at most some hundreds; those that are not public are left out. For a judge also
 * before works are shown, with the same silence about names.
 */
export async function findEntryItems(
  context: Context,
  ids: readonly string[],
  { asJudge = false } = {},
): Promise<EntryItem[]> {
  if (ids.length === 0) return [];
  const rows = await entriesWithWorks(context.db.read).where('entry.id', 'in', ids).execute();
  const now = context.now();
  const shown = rows.filter((row) => row.is_shown === 1 && (asJudge || isShownTo(showingOf(row), row.state, now)));
  const items = new Map((await toEntryItems(context, shown)).map((item) => [item.id, item]));
  return ids.flatMap((id) => items.get(id) ?? []);
}

/** The entries of a contest that passed the formal check and stand in it, in no order, with what other slices decide by. */
export function shownEntries(db: Reader, contestId: string) {
  return (
    db
      .selectFrom('contest_entry')
      .select(['id', 'number', 'category_id', 'mode', 'work_id', 'person_id', 'state'])
      .where('activity_id', '=', contestId)
      // As a literal, so that the index of those is used.
      .where('is_shown', '=', sql.lit(1))
  );
}
