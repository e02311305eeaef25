import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { type ReportKind, reportKinds } from '../codes';
import type { ReportSubject } from '../contract';
import { findSubjects } from './find-subjects';

/** What somebody is about to report. */
export interface Reportable {
  subject: ReportSubject;
  /** Whether they have reported it already, and nobody has decided on it yet. */
  isReported: boolean;
}

/**
 * The thing that the caller wants to report, for the page that asks why. Throws Unauthorized for a visitor, NullPointer for
 * what is none of the kinds or not there for all.
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

/** A thing that is there for all; throws NullPointer for every other one. */
export async function findPublic(context: Context, kind: ReportKind, id: string): Promise<ReportSubject> {
  // NUL is in no id, and PostgreSQL cannot be asked for it.
  const found = id.includes('\0') ? undefined : (await findSubjects(context, kind, [id])).get(id);
  if (!found?.isPublic) throw new CodedError('NullPointer');
  return found;
}
