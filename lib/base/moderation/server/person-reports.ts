import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { EventKinds } from '@/lib/platform/server/event-kinds';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';

/** Listens to 'account.erased': reports stay with the staff, without their reporter. */
export async function forgetReporter(
  _context: Context,
  tx: Tx,
  { personId }: EventKinds['account.erased'],
): Promise<void> {
  await tx.updateTable('moderation_report').set({ reporter_id: null }).where('reporter_id', '=', personId).execute();
}

/** Adds the person's reports to an export. */
export async function exportReports(
  _context: Context,
  tx: Tx,
  { personId, parts }: EventKinds['account.exported'],
): Promise<void> {
  const rows = await tx
    .selectFrom('moderation_report as report')
    .innerJoin('moderation_case as case', 'case.id', 'report.case_id')
    .innerJoin('moderation_report_part as part', 'part.report_id', 'report.id')
    .select(['case.kind', 'case.subject_id', 'part.reason', 'part.text', 'part.created_at'])
    .where('reporter_id', '=', personId)
    .orderBy('part.created_at')
    .orderBy('part.id')
    .execute();
  parts.reports = rows.map(({ subject_id, created_at, ...row }) => ({
    ...row,
    id: subject_id,
    at: isoInBeijing(created_at),
  }));
}
