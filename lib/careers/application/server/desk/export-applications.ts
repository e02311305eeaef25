import { type CsvCell, csvOf } from '@/lib/base/staff/port';
import { findOwnJob } from '@/lib/careers/job/port';
import type { FileAnswer } from '@/lib/platform/server/api/route';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { inPortions } from '@/lib/platform/server/db/in-portions';
import { env } from '@/lib/platform/server/env';
import { signedIn } from '@/lib/platform/server/signed-in';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { formatDate } from '@/lib/platform/shared/format/beijing';
import en from '@/messages/en/careers/application-export.json';
import zh from '@/messages/zh/careers/application-export.json';
import { worksOf } from '../works-of';
import { applicationsAtDesk, type DeskRow, toApplicationItems } from './desk-rows';

const words: Record<'zh' | 'en', typeof zh> = { zh, en };
const mostLines = 20_000;
const rowsAtOnce = 500;

/**
 * The applications for a job of the caller, the latest sent first, as a table for spreadsheets in their language; what was withdrawn is not
 * in it. Throws Unauthorized, NullPointer for another company's job, TooLarge for more than 20,000 applications.
 */
export async function exportApplications(context: Context, { jobId }: { jobId: string }): Promise<FileAnswer> {
  const { personId } = signedIn(context);
  const { read } = context.db;
  await findOwnJob(read, personId, jobId);
  const rows: CsvCell[][] = [Object.values(words[context.language].columns)];
  let portion: DeskRow[] = [];
  for await (const row of inPortions(rowsAtOnce, (last?: DeskRow) => applicationsAfter(read, jobId, last).execute())) {
    portion.push(row);
    if (portion.length < rowsAtOnce) continue;
    rows.push(...(await toLines(context, portion)));
    portion = [];
    if (rows.length > mostLines) throw new CodedError('TooLarge');
  }
  rows.push(...(await toLines(context, portion)));
  return {
    name: `applications-${jobId}.csv`,
    contentType: 'text/csv; charset=utf-8',
    body: new TextEncoder().encode(csvOf(rows)),
  };
}

/** The next applications for a job after one, from an index. */
function applicationsAfter(db: Reader, jobId: string, last: DeskRow | undefined) {
  return applicationsAtDesk(db)
    .where('application.job_id', '=', jobId)
    .$if(last !== undefined, (all) =>
      all.where(({ and, eb, or }) => {
        const { id = '', sent_at = 0 } = last ?? {};
        const isLater = and([eb('application.sent_at', '=', sent_at), eb('application.id', '>', id)]);
        return and([eb('application.sent_at', '<=', sent_at), or([eb('application.sent_at', '<', sent_at), isLater])]);
      }),
    )
    .orderBy('application.sent_at', 'desc')
    .orderBy('application.id')
    .limit(rowsAtOnce);
}

async function toLines(context: Context, rows: readonly DeskRow[]): Promise<CsvCell[][]> {
  const { states } = words[context.language];
  const { siteUrl } = env();
  const items = await toApplicationItems(context, rows);
  return items.map(({ applicant, state, creditCount }, index) => {
    const { note = '', email = '', phone = '', works = '[]', sent_at = 0 } = rows[index] ?? {};
    const addresses = worksOf({ works }).map((id) => `${siteUrl}/video/detail/${encodeURIComponent(id)}`);
    return [
      ...[applicant.nickname, states[state], applicant.address, email, phone, note],
      ...[addresses.join(' '), creditCount, `${siteUrl}/otherPeople?userId=${encodeURIComponent(applicant.userId)}`],
      formatDate(sent_at, { withTime: true }),
    ];
  });
}
