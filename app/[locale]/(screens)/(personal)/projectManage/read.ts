import type { AskSteps } from '@/components/careers/demand/start-steps';
import { mayPost } from '@/lib/careers/demand/server/own/may-post';
import { getVerification } from '@/lib/people/verification/server/get-verification';
import type { Context } from '@/lib/platform/server/context';

/**
 * How far the caller is from posting a demand (specification section 6): a verified company is who `createDemand` takes for one;
 * to anybody else the latest application says what is missing.
 */
export async function readAskSteps(context: Context): Promise<AskSteps> {
  const [{ company, hasPhone }, isVerified] = await Promise.all([getVerification(context), mayPost(context)]);
  if (isVerified) return { hasPhone, company: 'passed' };
  const state = company.latest?.state;
  return { hasPhone, company: state === 'pending' || state === 'refused' ? state : 'none' };
}
