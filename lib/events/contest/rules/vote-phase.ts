import { millisecondsInHour } from 'date-fns/constants';
import { freezeHours, type VotePhase } from '../codes';

/** When people can vote, in ms: from `startAt` until just before `endAt`; both null for a contest without a vote. */
export interface VoteTimes {
  startAt: number | null;
  endAt: number | null;
}

/** From when on no newer count is told; null for no vote. One that is shorter than the freeze is frozen as a whole. */
export function freezeAt({ startAt, endAt }: VoteTimes): number | null {
  return startAt === null || endAt === null ? null : Math.max(startAt, endAt - freezeHours * millisecondsInHour);
}

/** The phase of a vote at `now` (ms), to the millisecond. */
export function votePhaseAt(times: VoteTimes, now: number): VotePhase {
  const { startAt, endAt } = times;
  const frozenAt = freezeAt(times);
  if (startAt === null || endAt === null || frozenAt === null) return 'none';
  if (now >= endAt) return 'closed';
  if (now < startAt) return 'coming';
  return now >= frozenAt ? 'frozen' : 'open';
}
