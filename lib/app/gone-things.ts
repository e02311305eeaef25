import { phaseAt } from '@/lib/careers/job/port';
import type { Context } from '@/lib/platform/server/context';

/** The page of a job that was public and has ended, by its folders. */
export const endedJobPage = '/not-there/endedJob/[id]';

/**
 * The path, without language, of what is shown with status 410 where a thing that was public is over for good: search engines take it
 * out of their lists at once. Null for all others.
 */
export async function findGone(
  { db, now }: Pick<Context, 'db' | 'now'>,
  page: string,
  id: string,
): Promise<string | null> {
  if (page !== '/recruit/[id]' && page !== endedJobPage) return null;
  const job = await db.read
    .selectFrom('job_post')
    .select(['open_until as openUntil', 'paused_at as pausedAt', 'closed_at as closedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  const phase = job && phaseAt(job, now());
  return phase === 'ended' || phase === 'closed' ? endedJobPage.replace('[id]', encodeURIComponent(id)) : null;
}
