import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { contains } from '@/lib/platform/server/db/contains';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { toPage } from '@/lib/platform/shared/wire';
import type { listReportCases as contract } from '../contract';
import { caseColumns, toReportCases } from './report-cases';

const orders = { reportedAt: 'reported_at', reportCount: 'report_count' } as const;

/**
 * Reported things, one row each with all reports, the latest first. The search matches texts and the thing's id. Throws
 * Unauthorized or Forbidden for callers who may not review reports.
 */
export async function listReportCases(
  context: Context,
  query: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  requireAllowed(context, 'reviewReports');
  const { kind, reason, state, search, sort, order, ...page } = query;
  let found = context.db.read.selectFrom('moderation_case').select(caseColumns);
  if (kind !== '') found = found.where('kind', '=', kind);
  if (state !== '') found = found.where('state', '=', state);
  if (reason !== '' || search !== '') {
    found = found.where((row) => {
      let parts = row
        .selectFrom('moderation_report as report')
        .innerJoin('moderation_report_part as part', 'part.report_id', 'report.id')
        .select('part.id')
        .whereRef('report.case_id', '=', 'moderation_case.id');
      if (reason !== '') parts = parts.where('part.reason', '=', reason);
      if (search === '') return row.exists(parts);
      const written = row.exists(parts.where(contains(['part.text'], search)));
      const isOfThing = contains(['subject_id', 'note'], search);
      return row.or([written, reason === '' ? isOfThing : row.and([isOfThing, row.exists(parts)])]);
    });
  }
  const rows = await found
    .orderBy(orders[sort], order)
    .orderBy('id', order)
    .limit(page.pageSize + 1)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute();
  const { list, ...following } = toPage(rows, page, (row) => row);
  return { list: await toReportCases(context, list), ...following };
}
