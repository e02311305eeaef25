import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type ReportKind, reportKinds } from '../codes';
import type { ReportSubject } from '../contract';
import { findSubjects } from './find-subjects';

/** The thing that a person wants to report. */
export interface Reportable {
  subject: ReportSubject;
  /** Whether the person has an undecided report of it. */
  isReported: boolean;
}

/**
 * The thing that the caller wants to report, for the report page. Throws Unauthorized for a visitor, NullPointer for an
 * unknown kind or a thing that is not public.
 */
export async function findReportable(context: Context, kind: string, id: string): Promise<Reportable> {
  const { personId } = requireAllowed(context, 'report');
  const known = reportKinds.find((one) => one === kind);
  if (!known) throw new CodedError('NullPointer');
  const subject = await findPublic(context, known, id);
  const report = await context.db.read
    .selectFrom('moderation_report')
    .innerJoin('moderation_case', 'moderation_case.id', 'case_id')
    .select('moderation_report.id')
    .where('kind', '=', known)
    .where('subject_id', '=', id)
    .where('state', '=', 'open')
    .where('reporter_id', '=', personId)
    .executeTakeFirst();
  return { subject, isReported: report !== undefined };
}

/** A public thing; throws NullPointer for every other one. */
export async function findPublic(context: Context, kind: ReportKind, id: string): Promise<ReportSubject> {
  // No id contains NUL, which PostgreSQL rejects in a query.
  const found = id.includes('\0') ? undefined : (await findSubjects(context, kind, [id])).get(id);
  if (!found?.isPublic) throw new CodedError('NullPointer');
  return found;
}
