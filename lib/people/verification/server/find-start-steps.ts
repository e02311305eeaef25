import type { Action } from '@/lib/base/permission/contract';
import { mayDo } from '@/lib/base/permission/port';
import { findVerification } from '@/lib/people/person/port';
import type { Context } from '@/lib/platform/server/context';
import { signedIn } from '@/lib/platform/server/signed-in';
import type { StartSteps } from '../codes';
import { getVerification } from './get-verification';

/**
 * How far the caller is from `action`, which only verified people may do (specification section 6): who is verified for it is who
 * its verbs take for one; to anybody else their latest applications say what is missing, the one that waits first. Throws
 * Unauthorized for a visitor.
 */
export async function findStartSteps(context: Context, action: Action): Promise<StartSteps> {
  const { personId } = signedIn(context);
  const [{ individual, company, hasPhone }, verification] = await Promise.all([
    getVerification(context),
    findVerification(context.db.read, personId),
  ]);
  const who = mayDo(context, action, { verification: 'individual' }) ? 'anybody' : 'company';
  if (mayDo(context, action, verification)) return { hasPhone, who, verified: 'passed' };
  const states = [company.latest?.state, who === 'anybody' ? individual.latest?.state : undefined];
  return {
    hasPhone,
    who,
    verified: (['pending', 'refused'] as const).find((state) => states.includes(state)) ?? 'none',
  };
}
