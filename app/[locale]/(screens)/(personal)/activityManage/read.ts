import type { LaunchSteps } from '@/components/events/activity/start-steps';
import { getVerification } from '@/lib/people/verification/server/get-verification';
import type { Context } from '@/lib/platform/server/context';

/** How far the caller is from launching an activity (specification section 6). */
export async function readLaunchSteps(context: Context): Promise<LaunchSteps> {
  const { company, hasPhone } = await getVerification(context);
  if (company.holds) return { hasPhone, company: 'passed' };
  const state = company.latest?.state;
  return { hasPhone, company: state === 'pending' || state === 'refused' ? state : 'none' };
}
