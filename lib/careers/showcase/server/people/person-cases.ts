import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { worksOf } from '../case-rows';
import { showChange } from '../show-change';

/** Listens to 'account.exported': adds the cases that the person is a side of. */
export async function exportCases(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('project_case')
    .selectAll()
    .where((row) => row.or([row('company_id', '=', personId), row('creator_id', '=', personId)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  parts.cases = rows.map((row) => ({
    ...{ id: row.id, demandId: row.demand_id, companyName: row.company_name, isShown: row.is_shown === 1 },
    ...{ titleZh: row.title_zh, titleEn: row.title_en, textZh: row.text_zh, textEn: row.text_en },
    ...{ workIds: worksOf(row), isCredited: row.is_credited === 1, createdAt: isoInBeijing(row.created_at) },
  }));
}

/**
 * Listens to 'account.erased': a case is what both of its sides show, so it is gone with either of them. The works of the other side, and
 * the credits in them, are no part of it.
 */
export async function eraseCases(context: Context, tx: Tx, { personId }: EventKinds['account.erased']): Promise<void> {
  const removed = await tx
    .deleteFrom('project_case')
    .where((row) => row.or([row('company_id', '=', personId), row('creator_id', '=', personId)]))
    .returning(['id', 'creator_id'])
    .execute();
  for (const row of removed) await showChange(tx, row, context.now());
}
