import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { retryFailedJob } from '@/lib/platform/server/jobs/failed-jobs';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { retryJob as contract } from '../contract';

/**
 * Runs a failed job again, with all its attempts. Throws Unauthorized or Forbidden for callers who may not manage jobs;
 * NullPointer for a job that has not failed: of two concurrent retries, one succeeds.
 */
export async function retryJob(context: Context, { id }: InputOf<typeof contract>): Promise<null> {
  requireAllowed(context, 'manageJobs');
  await context.db.transaction(async (tx) => {
    const kind = await retryFailedJob(tx, id, context.now());
    await recordAudit(context, tx, { action: 'staff.job.retried', subject: 'job', subjectId: id, after: { kind } });
  });
  return null;
}
