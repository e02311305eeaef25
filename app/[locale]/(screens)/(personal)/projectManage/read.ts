import type { AskSteps } from '@/components/careers/demand/start-steps';
import { mayDo } from '@/lib/base/permission/port';
import { findVerification } from '@/lib/people/person/port';
import { getVerification } from '@/lib/people/verification/server/get-verification';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';

/**
 * How far the caller is from posting a demand (specification section 6): a verified company is who `createDemand` takes for one;
 * to anybody else the latest application says what is missing.
 */
export async function readAskSteps(context: Context): Promise<AskSteps> {
  const { personId } = signedIn(context);
  const [{ company, hasPhone }, verified] = await Promise.all([
    getVerification(context),
    findVerification(context.db.read, personId),
  ]);
  if (mayDo(context, 'postDemand', verified)) return { hasPhone, company: 'passed' };
  const state = company.latest?.state;
  return { hasPhone, company: state === 'pending' || state === 'refused' ? state : 'none' };
}
