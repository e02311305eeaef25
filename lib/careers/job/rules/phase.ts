import type { JobPhase } from '../codes';

/** What is known of a job that passed its review. Times in ms; null for what has not happened. */
export interface JobFacts {
  openUntil: number;
  pausedAt: number | null;
  closedAt: number | null;
}

/** What a job that passed its review is at `now` (ms): nothing has to happen for it to end. */
export function phaseAt({ openUntil, pausedAt, closedAt }: JobFacts, now: number): JobPhase {
  if (closedAt !== null) return 'closed';
  if (openUntil <= now) return 'ended';
  return pausedAt === null ? 'open' : 'paused';
}

/** When a job ends: with its last day to apply, or with its post. `applyUntil` is 0 where there is no such day. */
export const openUntilOf = ({ applyUntil, postedUntil }: { applyUntil: number; postedUntil: number }) =>
  applyUntil === 0 ? postedUntil : Math.min(applyUntil, postedUntil);
