import { millisecondsInHour } from 'date-fns/constants';
import type { Tx } from '@/lib/platform/server/db/database';
import { type SeedCase, seedCases } from './seed/reports';
import type { ModerationCaseTable } from './tables';

/** The member of the demonstration's staff who reviews reports. */
const reviewerId = 'person-reviewer';

/** Every report of the demonstration with its ids, in the order of its case. */
const seedReports = seedCases.flatMap(({ reports }, at) =>
  reports.map((report, turn) => ({ ...report, caseId: caseId(at), id: `report-${at + 1}-${turn + 1}` })),
);
const withPictures = seedReports.filter(({ hasPicture }) => hasPicture);

/** The media keys of the pictures in the demonstration's reports. */
export const reportPictureKeys = withPictures.map(({ id }) => pictureKey(id));

/** Writes the demonstration's reports: some undecided, the others decided by its reviewer. `now` is in ms. */
export async function seedReportCases(tx: Tx, now: number): Promise<void> {
  const cases = seedCases.map((one, at) => caseRow(one, at, now));
  await tx.insertInto('moderation_case').values(cases).execute();
  const at = ({ hoursAgo }: { hoursAgo: number }) => now - hoursAgo * millisecondsInHour;
  const reports = seedReports.map((report) => ({
    ...{ id: report.id, case_id: report.caseId, created_at: at(report) },
    reporter_id: `person-${String(report.reporter).padStart(3, '0')}`,
  }));
  await tx.insertInto('moderation_report').values(reports).execute();
  const parts = seedReports.map((report) => ({
    ...{ id: partId(report.id), report_id: report.id, client_id: partId(report.id), created_at: at(report) },
    ...{ reason: report.reason, text: report.text },
  }));
  await tx.insertInto('moderation_report_part').values(parts).execute();
  const pictures = withPictures.map(({ id }) => ({
    ...{ id: `picture-of-${id}`, part_id: partId(id), position: 0, media_key: pictureKey(id) },
  }));
  await tx.insertInto('moderation_report_picture').values(pictures).execute();
}

function caseRow({ kind, subjectId, reports, decision }: SeedCase, at: number, now: number): ModerationCaseTable {
  const reportedAt = now - Math.min(...reports.map(({ hoursAgo }) => hoursAgo)) * millisecondsInHour;
  return {
    ...{ id: caseId(at), kind, subject_id: subjectId, report_count: reports.length, reported_at: reportedAt },
    state: decision?.state ?? 'open',
    note: decision?.note ?? '',
    decided_by: decision ? reviewerId : null,
    decided_at: decision ? reportedAt + decision.hoursLater * millisecondsInHour : null,
  };
}

function caseId(at: number): string {
  return `case-${at + 1}`;
}

function partId(reportId: string): string {
  return `part-of-${reportId}`;
}

function pictureKey(reportId: string): string {
  return `reports/${partId(reportId)}/0.jpg`;
}
