import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import type { ContestEntry } from '../../contract';
import { shownState } from '../../rules/shown-state';
import { entryThumb } from '../entry-thumb';
import { findPeople } from '../people/find-people';

/** Entries that were sent once, with work and order, for who runs their contest. */
export function entriesAtDesk(db: Reader) {
  return db
    .selectFrom('contest_entry as entry')
    .leftJoin('video', 'video.id', 'entry.work_id')
    .leftJoin('sale_order as order', 'order.id', 'entry.order_id')
    .selectAll('entry')
    .select(['video.state as work_state', 'video.cover', 'video.duration_seconds', 'order.way'])
    .select('order.number as order_number')
    .where('entry.number', 'is not', null);
}
export type EntryAtDesk = Awaited<ReturnType<ReturnType<typeof entriesAtDesk>['execute']>>[number];

/** Entries for who runs their contest, with the names of their people also where the public is not told them. */
export async function toContestEntries(
  { db, language }: Pick<Context, 'db' | 'language'>,
  rows: readonly EntryAtDesk[],
): Promise<ContestEntry[]> {
  const people = await findPeople(db.read, rows, language);
  return rows.map((row) => {
    const title = translate(row.title_zh, row.title_en, language);
    return {
      ...{ id: row.id, number: row.number ?? 0, title: title.text, titleLanguage: title.language },
      thumb: entryThumb(row),
      ...{ categoryId: row.category_id ?? '', mode: row.mode, teamName: row.team_name },
      people: people.get(row.id) ?? [],
      duration: row.duration_seconds ?? 0,
      ...{ state: shownState(row.state, row.way), isChecked: row.is_shown === 1, reason: row.reason },
      ...{ feeFen: row.fee_fen ?? 0, sentAt: isoInBeijing(row.sent_at ?? row.created_at) },
    };
  });
}
