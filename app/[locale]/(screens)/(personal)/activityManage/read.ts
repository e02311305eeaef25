import type { LaunchSteps } from '@/components/events/activity/start-steps';
import { mayLaunch } from '@/lib/events/activity/server/own/may-launch';
import { getVerification } from '@/lib/people/verification/server/get-verification';
import type { Context } from '@/lib/platform/server/context';

/**
 * How far the caller is from launching an activity (specification section 6): a verified company is who `createActivity` takes
 * for one; to anybody else the latest application says what is missing.
 */
export async function readLaunchSteps(context: Context): Promise<LaunchSteps> {
  const [{ company, hasPhone }, isVerified] = await Promise.all([getVerification(context), mayLaunch(context)]);
  if (isVerified) return { hasPhone, company: 'passed' };
  const state = company.latest?.state;
  return { hasPhone, company: state === 'pending' || state === 'refused' ? state : 'none' };
}
