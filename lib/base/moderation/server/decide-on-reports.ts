import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { Tx } from '@/lib/platform/server/db/database';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import type { decideOnReports as contract, ReportCaseDetail } from '../contract';
import { getReportCase } from './get-report-case';

/**
 * Decides on all open reports of a thing together. A founded decision does not change the thing: staff do that on its
 * own page. A later report opens a new case.
 * Throws Unauthorized or Forbidden for callers who may not review reports; NullPointer for a case that is not open: of
 * two concurrent decisions, one succeeds.
 */
export async function decideOnReports(
  context: Context,
  { id, state, note }: InputOf<typeof contract>,
): Promise<ReportCaseDetail> {
  const { personId } = requireAllowed(context, 'reviewReports');
  await context.db.transaction(async (tx) => {
    const decided = await tx
      .updateTable('moderation_case')
      .set({ state, note, decided_by: personId, decided_at: context.now() })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .returning(['kind', 'subject_id as subjectId'])
      .executeTakeFirst();
    if (!decided) throw new CodedError('NullPointer');
    await recordAudit(context, tx, {
      action: `moderation.report.${state}`,
      subject: 'report',
      subjectId: id,
      before: { state: 'open' },
      after: { state, kind: decided.kind, note },
    });
    const { kind, subjectId } = decided;
    const told = { kind, id: subjectId, isFounded: state === 'founded', reporters: await findReporters(tx, id) };
    await context.emit(context, tx, 'moderation.reportsDecided', told);
  });
  return getReportCase(context, { id });
}

async function findReporters(tx: Tx, caseId: string): Promise<string[]> {
  const rows = await tx.selectFrom('moderation_report').select('reporter_id').where('case_id', '=', caseId).execute();
  return rows.flatMap((row) => row.reporter_id ?? []);
}
