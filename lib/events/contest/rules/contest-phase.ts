import type { ContestPhase } from '../codes';

/** What decides the phase; times in ms. */
export interface ContestTimes {
  /** Entries are taken from `enrolStartAt` until just before `enrolEndAt`. */
  enrolStartAt: number;
  enrolEndAt: number;
  /** When its awards were published; null before. */
  decidedAt: number | null;
  isCanceled: boolean;
}

/** The phase of a public contest at `now` (ms). */
export function contestPhaseAt(contest: ContestTimes, now: number): ContestPhase {
  if (contest.isCanceled) return 'canceled';
  if (contest.decidedAt !== null) return 'decided';
  if (now >= contest.enrolEndAt) return 'judging';
  return now >= contest.enrolStartAt ? 'open' : 'announced';
}
