import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { getReportCase as contract, PersonReport, ReportCaseDetail } from '../contract';
import { caseColumns, toReportCases } from './report-cases';

/** Maximum number of reports shown; the total is shown above them. */
const mostReports = 100;

/** A reported thing with all reports. Throws Unauthorized or Forbidden, NullPointer for none. */
export async function getReportCase(context: Context, { id }: InputOf<typeof contract>): Promise<ReportCaseDetail> {
  requireAllowed(context, 'reviewReports');
  const { read } = context.db;
  const row = await read
    .selectFrom('moderation_case')
    .leftJoin('person', (join) => join.onRef('person.id', '=', 'decided_by').on('erased_at', 'is', null))
    .select(caseColumns.map((column) => `moderation_case.${column}` as const))
    .select(['note', 'nickname', 'decided_at'])
    .where('moderation_case.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new CodedError('NullPointer');
  const others = read
    .selectFrom('moderation_case')
    .select(['id', 'state', 'reported_at', 'note'])
    .where('kind', '=', row.kind)
    .where('subject_id', '=', row.subject_id)
    .where('id', '!=', id)
    .orderBy('reported_at', 'desc')
    .limit(20);
  const [cases, reports, otherRows] = await Promise.all([
    toReportCases(context, [row]),
    reportsOf(context, id),
    others.execute(),
  ]);
  const [shown] = cases;
  if (!shown) throw new CodedError('NullPointer');
  return {
    ...shown,
    reports,
    note: row.note,
    decidedBy: row.nickname,
    decidedAt: row.decided_at === null ? null : isoInBeijing(row.decided_at),
    others: otherRows.map(({ reported_at, ...other }) => ({ ...other, reportedAt: isoInBeijing(reported_at) })),
  };
}

/** The first reports of a case, each with its texts and the ids of its pictures. */
async function reportsOf({ db }: Context, caseId: string): Promise<PersonReport[]> {
  const reports = await db.read
    .selectFrom('moderation_report as report')
    .leftJoin('person', (join) => join.onRef('person.id', '=', 'reporter_id').on('erased_at', 'is', null))
    .select(['report.id', 'person.id as personId', 'nickname'])
    .where('case_id', '=', caseId)
    .orderBy('report.created_at')
    .orderBy('report.id')
    .limit(mostReports)
    .execute();
  if (reports.length === 0) return [];
  const parts = await db.read
    .selectFrom('moderation_report_part as part')
    .leftJoin('moderation_report_picture as picture', 'picture.part_id', 'part.id')
    .select(['part.id', 'report_id', 'reason', 'text', 'created_at', 'picture.id as pictureId'])
    .where(
      'report_id',
      'in',
      reports.map(({ id }) => id),
    )
    .orderBy('created_at')
    .orderBy('part.id')
    .orderBy('position')
    .execute();
  const byReport = Map.groupBy(parts, (part) => part.report_id);
  return reports.map(({ id, personId, nickname }) => ({
    id,
    reporter: personId === null ? null : { id: personId, nickname: nickname ?? '' },
    parts: [...Map.groupBy(byReport.get(id) ?? [], (part) => part.id)].flatMap(([partId, [first, ...more]]) =>
      first ? [{ ...toPart(first), id: partId, pictures: [first, ...more].flatMap((row) => row.pictureId ?? []) }] : [],
    ),
  }));
}

function toPart({
  reason,
  text,
  created_at,
}: Pick<PersonReport['parts'][0], 'reason' | 'text'> & { created_at: number }) {
  return { reason, text, at: isoInBeijing(created_at) };
}
