import { millisecondsInMinute } from 'date-fns/constants';
import type { BroadcastPhase } from '@/lib/live/broadcast/codes';
import { stageLimits } from '../codes';

/** From when hands can be raised for a broadcast that starts at this time; both in ms. */
export const stageOpensAt = (startAt: number) => startAt - stageLimits.openMinutes * millisecondsInMinute;

/** Whether the stage of a public broadcast is open at `now` (ms): from half an hour before the start until it is over. */
export function isStageOpen({ phase, startAt }: { phase: BroadcastPhase; startAt: number }, now: number): boolean {
  if (phase === 'upcoming') return now >= stageOpensAt(startAt);
  return phase === 'late' || phase === 'live' || phase === 'interrupted';
}
