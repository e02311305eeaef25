import { millisecondsInMinute } from 'date-fns/constants';
import { type BroadcastPhase, interruption, overtimeMinutes } from '../codes';

/** What is known of a public broadcast. Times in ms; null for what has not happened. */
export interface BroadcastFacts {
  startAt: number;
  plannedEndAt: number;
  canceledAt: number | null;
  /** Since when it is on air. */
  liveAt: number | null;
  /** Since when nothing comes from its encoder; null while it sends. */
  lostAt: number | null;
  endedAt: number | null;
  /** Since when its replay is public. */
  replayAt: number | null;
}

/**
 * What a public broadcast is at `now` (ms; specification section 4): from its schedule, its stream and its replay, so that nobody
 * has to say it.
 */
export function phaseAt(facts: BroadcastFacts, now: number): BroadcastPhase {
  if (facts.canceledAt !== null) return 'canceled';
  if (facts.liveAt === null) {
    if (now < facts.startAt) return 'upcoming';
    return now < facts.plannedEndAt ? 'late' : 'missed';
  }
  if (isOver(facts, now)) return facts.replayAt === null ? 'ended' : 'playback';
  return facts.lostAt === null ? 'live' : 'interrupted';
}

/** Whether one that was on air has ended, also where no node has noted it yet. */
function isOver({ endedAt, lostAt, plannedEndAt }: BroadcastFacts, now: number): boolean {
  if (endedAt !== null || now >= latestEndAt(plannedEndAt)) return true;
  return lostAt !== null && now >= lostAt + interruption.until * 1000;
}

/** When a broadcast is ended at the latest, in ms. */
export const latestEndAt = (plannedEndAt: number) => plannedEndAt + overtimeMinutes * millisecondsInMinute;
