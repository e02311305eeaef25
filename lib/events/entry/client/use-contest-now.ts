import { useContestPhase } from '@/lib/events/contest/client/use-contest-phase';
import type { ContestPhase } from '@/lib/events/contest/codes';
import type { ContestDetail } from '@/lib/events/contest/contract';

/**
 * The server's time in ms, and the phase of a contest by it; both change in the moment in which the phase or a fee does.
 *
 * @param first that of the page, until the clock of the server is known
 */
export function useContestNow(contest: ContestDetail, first: number): { now: number; phase: ContestPhase } {
  const fees = contest.categories.flatMap(({ fees }) => fees.flatMap(({ untilTime }) => untilTime ?? []));
  const { phase, ahead } = useContestPhase(contest, fees);
  return { now: ahead === null ? first : Date.now() + ahead, phase };
}
