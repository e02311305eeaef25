import type { Category } from '@/lib/events/contest/port';
import type { Tx } from '@/lib/platform/server/db/database';
import type { Language } from '@/lib/platform/shared/language';
import { missingFields } from '../../rules/missing';
import { refuse } from './check-fields';
import type { EntryRow } from './own-entry';

/** The category of an entry, whose row is held. Throws code `400` with all that the entry lacks to be sent. */
export async function requireComplete(
  tx: Tx,
  entry: EntryRow,
  categories: readonly Category[],
  language: Language,
): Promise<Category> {
  const category = categories.find(({ id }) => id === entry.category_id);
  const members = await tx
    .selectFrom('contest_entry_member')
    .select('state')
    .where('entry_id', '=', entry.id)
    .execute();
  const sent = {
    ...{ workId: entry.work_id ?? '', categoryId: entry.category_id ?? '', modes: category?.modes ?? null },
    ...{ mode: entry.mode, teamName: entry.team_name },
    ...{ titleZh: entry.title_zh, titleEn: entry.title_en, introZh: entry.intro_zh, introEn: entry.intro_en },
    members: members.flatMap(({ state }) => (state === 'removed' ? [] : state)),
  };
  refuse(missingFields(sent, language));
  if (!category) throw new Error('An entry without a category lacks nothing.');
  return category;
}
