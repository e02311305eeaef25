import type { ContestPhase, VotePhase } from '@/lib/events/contest/codes';
import type { DatedContest } from '@/lib/events/contest/contract';

export type StepState = 'done' | 'now' | 'next';

export interface TimelineStep {
  name: 'entries' | 'judging' | 'works' | 'vote' | 'shortlist' | 'results';
  state: StepState;
  /** ISO 8601 with zone; null where it is not said. */
  from: string | null;
  /** Null for a moment. */
  to: string | null;
}

/**
 * The steps of a contest in the order in which they begin; its results are the last. How they stand is read from its phases, so that
 * the page says the same without a clock.
 */
export function timelineOf(contest: DatedContest, phase: ContestPhase, votePhase: VotePhase): TimelineStep[] {
  const { enrolStartTime, enrolEndTime, worksTime, voteStartTime, voteEndTime, shortlistedTime } = contest;
  const { decidedTime, resultsTime, parts } = contest;
  const steps: TimelineStep[] = [
    { name: 'entries', state: entryStates[phase], from: enrolStartTime, to: enrolEndTime },
    { name: 'judging', state: judgingStates[phase], from: enrolEndTime, to: null },
  ];
  if (worksTime)
    steps.push({ name: 'works', state: parts.includes('works') ? 'done' : 'next', from: worksTime, to: null });
  if (voteStartTime) steps.push({ name: 'vote', state: voteStates[votePhase], from: voteStartTime, to: voteEndTime });
  if (shortlistedTime) steps.push({ name: 'shortlist', state: 'done', from: shortlistedTime, to: null });
  const results = { name: 'results', state: decidedTime ? 'done' : 'next', from: decidedTime ?? resultsTime } as const;
  // Of two that begin at once, the earlier one of the list stays before the other.
  return [...steps.sort((one, other) => begin(one) - begin(other)), { ...results, to: null }];
}

const begin = ({ from }: TimelineStep) => Date.parse(from ?? '');

/** A canceled contest has no timeline. */
const entryStates = { announced: 'next', open: 'now', judging: 'done', decided: 'done', canceled: 'next' } as const;
const judgingStates = { announced: 'next', open: 'next', judging: 'now', decided: 'done', canceled: 'next' } as const;
const voteStates = { none: 'next', coming: 'next', open: 'now', frozen: 'now', closed: 'done' } as const;
