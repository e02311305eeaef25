import type { PostSteps } from '@/components/careers/job/start-steps';
import { mayPostJobs } from '@/lib/careers/job/server/own/own-job';
import { getVerification } from '@/lib/people/verification/server/get-verification';
import type { Context } from '@/lib/platform/server/context';

/**
 * How far the caller is from posting a job (specification section 6): a verified company is who `createJob` takes for one; to
 * anybody else the latest application says what is missing.
 */
export async function readPostSteps(context: Context): Promise<PostSteps> {
  const [{ company, hasPhone }, isVerified] = await Promise.all([getVerification(context), mayPostJobs(context)]);
  if (isVerified) return { hasPhone, company: 'passed' };
  const state = company.latest?.state;
  return { hasPhone, company: state === 'pending' || state === 'refused' ? state : 'none' };
}
