import { call } from '@/lib/platform/client/call';
import { remote } from '@/lib/platform/client/remote';
import type { ReportKind, ReportReason } from '../codes';
import type * as contract from '../contract';

const sendReportCall = remote<typeof contract.sendReport>({
  name: 'sendReport',
  method: 'POST',
  path: '/api/moderation/reports/send',
});

/** A report that has been checked. */
export interface SentReport {
  kind: ReportKind;
  id: string;
  reason: ReportReason;
  text: string;
  pictures: File[];
  clientId: string;
}

/**
 * Sends a report with its pictures. The form shows what goes wrong.
 *
 * @throws what `call` throws
 */
export function sendReport(report: SentReport): Promise<null> {
  return call(sendReportCall, report, { quiet: true, encoding: 'multipart' });
}
