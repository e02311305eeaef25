import { jobCode } from '@/lib/careers/job/codes';
import { phaseAt } from '@/lib/careers/job/port';
import { shownNickname } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import type { Reader } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import { translate } from '@/lib/platform/shared/language';
import { findVideoItems } from '@/lib/works/work/port';
import type { OwnApplication } from '../../contract';
import { findSteps } from '../steps';
import { worksOf } from '../works-of';

/** Applications of a person, with their jobs and companies. */
export function ownApplications(db: Reader, personId: string) {
  return db
    .selectFrom('job_application as application')
    .innerJoin('job_post as job', 'job.id', 'application.job_id')
    .innerJoin('person as company', 'company.id', 'job.company_id')
    .selectAll('application')
    .select(['title_zh', 'title_en', 'review_state', 'open_until', 'paused_at', 'closed_at'])
    .select(['company.id as company_id', 'company.nickname', 'company.avatar', 'company.verification'])
    .where('application.person_id', '=', personId);
}
type OwnRow = Awaited<ReturnType<ReturnType<typeof ownApplications>['execute']>>[number];

/** The same as their applicant sees them, in the same order: with the works that are public still, and with all steps. */
export async function toOwnApplications(context: Context, rows: readonly OwnRow[]): Promise<OwnApplication[]> {
  const chosen = [...new Set(rows.flatMap(worksOf))];
  const [steps, works] = await Promise.all([
    findSteps(
      context.db.read,
      rows.map(({ id }) => id),
    ),
    findVideoItems(context, chosen),
  ]);
  const items = new Map(works.map((work) => [work.videoId, work]));
  return rows.map((row) => ({
    ...{ id: row.id, state: row.state, job: jobOf(row, context), company: companyOf(row, context) },
    works: worksOf(row).flatMap((id) => items.get(id) ?? []),
    ...{ note: row.note, email: row.email, phone: row.phone },
    ...{ sentAt: isoInBeijing(row.sent_at), updatedAt: isoInBeijing(row.updated_at), steps: steps.get(row.id) ?? [] },
  }));
}

function jobOf(row: OwnRow, { language, now }: Context): OwnApplication['job'] {
  const title = translate(row.title_zh, row.title_en, language);
  const { open_until: openUntil, paused_at: pausedAt, closed_at: closedAt } = row;
  const isOpen = row.review_state === jobCode.verified && phaseAt({ openUntil, pausedAt, closedAt }, now()) === 'open';
  return { id: row.job_id, title: title.text, titleLanguage: title.language, isOpen };
}

const companyOf = ({ company_id, nickname, avatar, verification }: OwnRow, { language }: Context) => ({
  ...{ userId: company_id, nickname: shownNickname(nickname, language), avatar, verification },
});

/** An application of the caller. Throws NullPointer for any other. */
export async function readOwn(context: Context, { id, personId }: { id: string; personId: string }) {
  const rows = await ownApplications(context.db.read, personId).where('application.id', '=', id).execute();
  const [application] = await toOwnApplications(context, rows);
  if (!application) throw new CodedError('NullPointer');
  return application;
}
