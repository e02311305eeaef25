import type { LiveSteps } from '@/components/live/broadcast/start-steps';
import { mayGoLive } from '@/lib/live/broadcast/server/own/may-go-live';
import { getVerification } from '@/lib/people/verification/server/get-verification';
import type { Context } from '@/lib/platform/server/context';

/**
 * How far the caller is from going live (specification section 6): who is verified, as a person or a company, is who
 * `createBroadcast` takes for one; to anybody else their latest applications say what is missing, the one that waits first.
 */
export async function readLiveSteps(context: Context): Promise<LiveSteps> {
  const [{ individual, company, hasPhone }, isVerified] = await Promise.all([
    getVerification(context),
    mayGoLive(context),
  ]);
  if (isVerified) return { hasPhone, verified: 'passed' };
  const states = [individual.latest?.state, company.latest?.state];
  return { hasPhone, verified: (['pending', 'refused'] as const).find((state) => states.includes(state)) ?? 'none' };
}
