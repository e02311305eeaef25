import { recordAudit } from '@/lib/base/audit/port';
import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { retryFailedJob } from '@/lib/platform/server/jobs/failed-jobs';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { retryJob as contract } from '../contract';

/**
 * Lets a failed job run again, with all its attempts. Unauthorized or Forbidden for who may not manage jobs; NullPointer
 * for one that has not failed: of two who retry it at once, one does.
 */
export async function retryJob(context: Context, { id }: InputOf<typeof contract>): Promise<null> {
  requireAllowed(context, 'manageJobs');
  await context.db.transaction(async (tx) => {
    const kind = await retryFailedJob(tx, id, context.now());
    await recordAudit(context, tx, { action: 'staff.job.retried', subject: 'job', subjectId: id, after: { kind } });
  });
  return null;
}
