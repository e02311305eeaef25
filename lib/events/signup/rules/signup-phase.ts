import type { SignupPhase } from '../codes';

/** What decides whether somebody can sign up; times in ms, `left` null for no limit. */
export interface SignupFacts {
  isCanceled: boolean;
  enrolStartAt: number;
  enrolEndAt: number;
  left: number | null;
}

/** How an activity takes sign-ups at `now`, from the clock and the places that nobody has or waits for. */
export function signupPhaseAt({ isCanceled, enrolStartAt, enrolEndAt, left }: SignupFacts, now: number): SignupPhase {
  if (isCanceled || now >= enrolEndAt) return 'ended';
  if (now < enrolStartAt) return 'notStarted';
  return left !== null && left <= 0 ? 'full' : 'open';
}
