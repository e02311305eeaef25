import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type { ReportKind, ReportReason } from '../codes';
import type * as contract from '../contract';

const sendReportCall: CallOf<typeof contract.sendReport> = calls.sendReport;

/** A validated report. */
export interface SentReport {
  kind: ReportKind;
  id: string;
  reason: ReportReason;
  text: string;
  pictures: File[];
  clientId: string;
}

/**
 * Sends a report with its pictures. The form shows errors.
 *
 * @throws what `call` throws
 */
export function sendReport(report: SentReport): Promise<null> {
  return call(sendReportCall, report, { quiet: true, encoding: 'multipart' });
}
