import { queryOptions, useQuery } from '@tanstack/react-query';
import { millisecondsInHour } from 'date-fns/constants';
import { useReducer } from 'react';
import { call } from '@/lib/platform/client/call';
import type { CallOf } from '@/lib/platform/client/remote';
import { useEffectOn } from '@/lib/platform/client/use-effect-on';
import * as calls from '../calls';
import type { ContestPhase, VotePhase } from '../codes';
import type * as contract from '../contract';
import { contestPhaseAt } from '../rules/contest-phase';
import { freezeAt, votePhaseAt } from '../rules/vote-phase';

const getContestClock: CallOf<typeof contract.getContestClock> = calls.getContestClock;

/** What of a contest its phases are computed from. */
export type TimedContest = Pick<
  contract.ContestItem,
  'name' | 'phase' | 'votePhase' | 'enrolStartTime' | 'enrolEndTime' | 'voteStartTime' | 'voteEndTime'
>;

/** How far the server's clock is ahead of the visitor's, in ms, and the phase by it: one call for all that follows it. */
const clockQuery = (name: string) =>
  queryOptions({
    queryKey: [getContestClock.path, name],
    queryFn: async ({ signal }) => {
      const sentAt = Date.now();
      const { now, phase } = await call(getContestClock, { name }, { signal, quiet: true });
      // The answer was made halfway, as far as anybody can tell.
      return { ahead: Date.parse(now) - (sentAt + Date.now()) / 2, phase };
    },
    staleTime: millisecondsInHour,
  });

export interface ContestMoment {
  phase: ContestPhase;
  votePhase: VotePhase;
  /** How far the server's clock is ahead of the visitor's, in ms; null until it is known. */
  ahead: number | null;
}

/**
 * The phases of a contest and of its vote by the server's clock: those of the page until the clock is known, then those of now,
 * which change in the moment in which a time is passed.
 *
 * @param more further times, ISO 8601, in which something changes
 */
export function useContestPhase(contest: TimedContest, more: readonly string[] = []): ContestMoment {
  const { data: clock } = useQuery(clockQuery(contest.name));
  const [turns, turn] = useReducer((count: number) => count + 1, 0);
  const ahead = clock?.ahead ?? null;
  useEffectOn(ahead === null ? '' : `${ahead} ${turns}`, () => {
    if (ahead === null) return undefined;
    const now = Date.now() + ahead;
    const times = [...turnsOf(contest), ...more.map((time) => Date.parse(time))];
    const next = Math.min(...times.filter((at) => at > now));
    // A timer of weeks would fire at once; what is further than an hour is looked at again then.
    const timer = setTimeout(turn, Math.min(next - now, millisecondsInHour));
    return () => clearTimeout(timer);
  });
  if (!clock) return { phase: contest.phase, votePhase: contest.votePhase, ahead };
  return { ...phasesAt(contest, clock.phase, Date.now() + clock.ahead), ahead: clock.ahead };
}

const toMs = (time: string | null) => (time === null ? null : Date.parse(time));

/** What people end, and not the clock, is as the server says it. */
function phasesAt(contest: TimedContest, said: ContestPhase, now: number) {
  const times = { enrolStartAt: Date.parse(contest.enrolStartTime), enrolEndAt: Date.parse(contest.enrolEndTime) };
  const ended = [said, contest.phase].find((phase) => phase === 'decided' || phase === 'canceled');
  return {
    phase: ended ?? contestPhaseAt({ ...times, decidedAt: null, isCanceled: false }, now),
    votePhase: votePhaseAt(voteOf(contest), now),
  };
}

const voteOf = ({ voteStartTime, voteEndTime }: TimedContest) => ({
  startAt: toMs(voteStartTime),
  endAt: toMs(voteEndTime),
});

/** The times in which a phase changes, in ms. */
function turnsOf(contest: TimedContest): number[] {
  const vote = voteOf(contest);
  const times = [toMs(contest.enrolStartTime), toMs(contest.enrolEndTime), vote.startAt, freezeAt(vote), vote.endAt];
  return times.filter((at) => at !== null);
}
