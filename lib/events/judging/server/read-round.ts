import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { Round, RoundItem } from '../contract';
import { fieldsOf, findRound, type RoundRow } from './find-round';
import { readPanel } from './panel';

export const timeOf = (ms: number | null) => (ms === null ? null : isoInBeijing(ms));

/** A round as its desk lists it. */
export const toRoundItem = (row: RoundRow): RoundItem => ({
  ...{ id: row.id, position: row.position, nameZh: row.name_zh, nameEn: row.name_en, state: row.state },
  ...{ deadlineTime: timeOf(row.deadline_at), openedTime: timeOf(row.opened_at), closedTime: timeOf(row.closed_at) },
  entryCount: row.entry_count,
});

/** A round as its desk sees it. */
export async function readRound({ language }: Pick<Context, 'language'>, db: Reader, id: string): Promise<Round> {
  const row = await findRound(db, id);
  const { criteria, tieOrder, needsReason } = fieldsOf(row);
  return {
    ...toRoundItem(row),
    ...{ contestId: row.activity_id, perEntry: row.per_entry, goOn: row.go_on, revision: row.revision },
    ...{ criteria, tieOrder, needsReason },
    judges: await readPanel(db, id, language),
  };
}
