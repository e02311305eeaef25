import type { Context } from '@/lib/platform/server/context';
import type { InputOf } from '@/lib/platform/shared/endpoint';
import type { getSignup as contract, Signup } from '../contract';
import { signupPhaseAt } from '../rules/signup-phase';
import { countWaiting, findActivity, type SignupActivity } from './find-activity';
import { findOwnSignup } from './own-signup';

/** How an activity takes sign-ups now, and how the caller stands to it. Throws NullPointer for one that takes none. */
export async function getSignup(
  { db, caller, now }: Context,
  { activityId }: InputOf<typeof contract>,
): Promise<Signup> {
  const activity = await findActivity(db.read, activityId);
  const waitingCount = await countWaiting(db.read, activityId);
  return {
    phase: signupPhaseAt(factsOf(activity, waitingCount), now()),
    left: leftOf(activity, waitingCount),
    waitingCount,
    mine: caller && (await findOwnSignup(db.read, { activityId, personId: caller.personId })),
  };
}

/** Who waits is to move up: their places are not left. */
const leftOf = ({ total, taken }: SignupActivity, waiting: number) =>
  total === null ? null : Math.max(0, total - taken - waiting);

/** What decides the phase of an activity for which so many wait. */
export const factsOf = (activity: SignupActivity, waiting: number) => ({
  ...{ isCanceled: activity.canceled_at !== null, left: leftOf(activity, waiting) },
  ...{ enrolStartAt: activity.enrol_start_at, enrolEndAt: activity.enrol_end_at },
});
