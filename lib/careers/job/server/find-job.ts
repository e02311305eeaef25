import type { Selectable } from 'kysely';
import type { Context } from '@/lib/platform/server/context';
import type { Reader, Tx } from '@/lib/platform/server/db/database';
import { CodedError } from '@/lib/platform/shared/error-codes';
import { jobCode } from '../codes';
import { type JobFacts, phaseAt } from '../rules/phase';
import type { JobPostTable } from './tables';

export type JobRow = Selectable<JobPostTable>;

/** What other slices know of a job. */
export interface Job extends JobFacts {
  id: string;
  companyId: string;
  /** It passed its review and was not taken down; it may have ended. */
  isPublic: boolean;
  titleZh: string;
  titleEn: string;
  applicationCount: number;
}

/** An open job at `now` (ms). Throws NullPointer for one that is not public, JobClosed for one that is paused or has ended. */
export async function findOpenJob(db: Reader, now: number, id: string): Promise<Job> {
  const row = await db.selectFrom('job_post').selectAll().where('id', '=', id).executeTakeFirst();
  return requireOpen(row, now);
}

/**
 * The same with its row locked until the transaction ends: who applies does so before it is closed, or is refused. Throws like
 * `findOpenJob`.
 */
export async function holdOpenJob({ now }: Pick<Context, 'now'>, tx: Tx, id: string): Promise<Job> {
  return requireOpen(await held(tx, id), now());
}

/** A job of a company, in any state. Throws NullPointer for one that is unknown, or another company's. */
export async function findOwnJob(db: Reader, companyId: string, id: string): Promise<Job> {
  const row = await db
    .selectFrom('job_post')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow(() => new CodedError('NullPointer'));
  return toJob(row);
}

/** Counts applications to a job, whose row is locked by that. `by` is negative where one is gone. */
export async function noteApplication(tx: Tx, jobId: string, by: number): Promise<void> {
  await tx
    .updateTable('job_post')
    .set((row) => ({ application_count: row('application_count', '+', by) }))
    .where('id', '=', jobId)
    .execute();
}

/** A write that changes nothing, because that locks the row on both engines. */
const held = (tx: Tx, id: string) =>
  tx
    .updateTable('job_post')
    .set((row) => ({ company_id: row.ref('company_id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

function requireOpen(row: JobRow | undefined, now: number): Job {
  const job = row && toJob(row);
  if (!job?.isPublic) throw new CodedError('NullPointer');
  if (phaseAt(job, now) !== 'open') throw new CodedError('JobClosed');
  return job;
}

function toJob(row: JobRow): Job {
  return {
    ...{ id: row.id, companyId: row.company_id, isPublic: row.review_state === jobCode.verified },
    ...{ titleZh: row.title_zh, titleEn: row.title_en, applicationCount: row.application_count },
    ...factsOf(row),
  };
}

/** What its phase follows from. */
export const factsOf = (row: Pick<JobRow, 'open_until' | 'paused_at' | 'closed_at'>): JobFacts => ({
  openUntil: row.open_until,
  pausedAt: row.paused_at,
  closedAt: row.closed_at,
});
