import { jobCode } from '@/lib/careers/job/codes';
import type { JobFields } from '@/lib/careers/job/contract';
import type { JobRow } from '@/lib/careers/job/server/find-job';
import { keepEntries } from '@/lib/careers/job/server/keep-entries';
import { columnsOf } from '@/lib/careers/job/server/own/written-fields';
import type { Database } from '@/lib/platform/server/db/database';
import { noon } from './context';

const day = 86_400_000;

/** What is written of a job in Shanghai that is complete in Chinese, with the changes. */
export const jobFieldsOf = (changes: Partial<JobFields> = {}): JobFields => ({
  ...{ titleZh: '投影设计师', titleEn: '', dutiesZh: '负责建筑投影的画面。', dutiesEn: '', needsZh: '做过两个项目。' },
  ...{ needsEn: '', type: 'fullTime', mode: 'onSite', experience: 'oneToThree', education: 'bachelor' },
  ...{
    areaId: 'CN-310104',
    address: '龙腾大道 1 号',
    profession: 'visualDesigner',
    industry: 'newMedia',
    headcount: 2,
  },
  ...{ salaryFrom: 15_000, salaryTo: 20_000, salaryPeriod: 'month', salaryMonths: 13, isNegotiable: false },
  ...{ benefits: ['insurance', 'meals'], lastDay: '' },
  ...changes,
});

/** A job of the company `yu`; the fields that differ, and columns of its row. */
export type JobOfYu = Partial<JobRow> & { id: string; fields?: Partial<JobFields> };

/** The row of a job that was published at noon and is open for thirty days, with the changes. */
export function jobRow({ fields = {}, ...row }: JobOfYu): JobRow {
  const isPublic = (row.review_state ?? jobCode.verified) === jobCode.verified;
  const columns = columnsOf(jobFieldsOf(fields));
  const posted_until = row.posted_until ?? (isPublic ? noon + 30 * day : 0);
  const open_until =
    row.open_until ?? (columns.apply_until === 0 ? posted_until : Math.min(posted_until, columns.apply_until));
  return {
    ...{ company_id: 'yu', review_state: jobCode.verified, ...columns, taken_id: null, taken_days: 0 },
    ...{ taken_highlighted: 0, is_highlighted: 0, posted_until, open_until, paused_at: null, closed_at: null },
    ...{ is_listed: isPublic && !row.paused_at && !row.closed_at ? 1 : 0, warned_of: 0, revision: 0, reason: '' },
    ...{ words: '[]', created_at: noon, updated_at: noon, submitted_at: isPublic ? noon : null, edited_at: null },
    ...{ purchase_id: isPublic ? 'bought' : null, published_at: isPublic ? noon : null, application_count: 0 },
    refreshed_at: isPublic ? noon : 0,
    ...row,
  };
}

/** Adds such jobs, and their places in the lists. */
export async function addJobs(db: Database, ...jobs: JobOfYu[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const job of jobs.map(jobRow)) {
      await tx.insertInto('job_post').values(job).execute();
      await keepEntries(tx, job);
    }
  });
}
