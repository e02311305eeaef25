import { requireAllowed } from '@/lib/base/permission/port';
import type { Context } from '@/lib/platform/server/context';
import { findFailedJobs } from '@/lib/platform/server/jobs/failed-jobs';
import type { DataOf, InputOf } from '@/lib/platform/shared/endpoint';
import { isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { listFailedJobs as contract } from '../contract';

/**
 * Failed jobs. Their payload may be personal (an address for a code), so it is only for callers who may manage jobs;
 * throws Unauthorized or Forbidden for all others.
 */
export async function listFailedJobs(
  context: Context,
  query: InputOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  requireAllowed(context, 'manageJobs');
  const page = await findFailedJobs(context, query);
  return { ...page, list: page.list.map((job) => ({ ...job, failedAt: isoInBeijing(job.failedAt) })) };
}
