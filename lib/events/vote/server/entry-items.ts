import type { EntryItem } from '@/lib/events/entry/contract';
import type { Context } from '@/lib/platform/server/context';
import { translate } from '@/lib/platform/shared/language';

/**
 * Entries as items of a list, in the order of the ids. Stands for the function of this name in the port of entries until that is
 * there: it names nobody, knows no cover of a work, and no result.
 */
export async function findEntryItems(context: Context, ids: readonly string[]): Promise<EntryItem[]> {
  if (ids.length === 0) return [];
  const rows = await context.db.read.selectFrom('contest_entry').selectAll().where('id', 'in', ids).execute();
  const itemOf = new Map(
    rows.map((row): [string, EntryItem] => {
      const { text: title, language: titleLanguage } = translate(row.title_zh, row.title_en, context.language);
      const [thumb = null] = JSON.parse(row.pictures) as string[];
      return [
        row.id,
        {
          ...{ id: row.id, number: row.number ?? 0, title, titleLanguage, thumb, categoryId: row.category_id ?? '' },
          ...{ mode: row.mode, teamName: '', people: [], duration: 0, result: 'entered' },
        },
      ];
    }),
  );
  return ids.flatMap((id) => itemOf.get(id) ?? []);
}
