import type { Selectable } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { type ReportKind, reportReasons } from '../codes';
import type { ReportCase, ReportSubject } from '../contract';
import { findSubjects } from './find-subjects';
import type { ModerationCaseTable } from './tables';

type CaseRow = Pick<
  Selectable<ModerationCaseTable>,
  'id' | 'kind' | 'subject_id' | 'state' | 'report_count' | 'reported_at'
>;

/** Columns that are read to show a case. */
export const caseColumns = ['id', 'kind', 'subject_id', 'state', 'report_count', 'reported_at'] as const;

/** Cases for the console, in order: with their subjects and all reasons given. */
export async function toReportCases(context: Context, rows: readonly CaseRow[]): Promise<ReportCase[]> {
  const [subjects, reasons] = await Promise.all([subjectsOf(context, rows), reasonsOf(context, rows)]);
  return rows.map((row) => {
    const given = reasons.get(row.id);
    return {
      id: row.id,
      subject: subjects.get(row.kind)?.get(row.subject_id) ?? nothingLeft(row.kind, row.subject_id),
      state: row.state,
      reportCount: row.report_count,
      reasons: reportReasons.filter((reason) => given?.has(reason)),
      reportedAt: isoInBeijing(row.reported_at),
    };
  });
}

async function subjectsOf(context: Context, rows: readonly CaseRow[]) {
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  const found = [...kinds].map(async ([kind, ofKind]) => {
    const ids = [...new Set(ofKind.map((row) => row.subject_id))];
    return [kind, await findSubjects(context, kind, ids)] as const;
  });
  return new Map<ReportKind, Map<string, ReportSubject>>(await Promise.all(found));
}

async function reasonsOf({ db }: Context, rows: readonly CaseRow[]): Promise<Map<string, Set<string>>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const given = await db.read
    .selectFrom('moderation_report as report')
    .innerJoin('moderation_report_part as part', 'part.report_id', 'report.id')
    .select(['case_id', 'reason'])
    .distinct()
    .where('case_id', 'in', ids)
    .execute();
  const byCase = Map.groupBy(given, (row) => row.case_id);
  return new Map([...byCase].map(([id, all]) => [id, new Set<string>(all.map(({ reason }) => reason))]));
}

function nothingLeft(kind: ReportKind, id: string): ReportSubject {
  return { kind, id, text: '', language: null, author: null, isPublic: false, path: null, staffPath: null };
}
