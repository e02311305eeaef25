'use client';

import { Stamp } from '@/components/ui/stamp';
import { type TimedContest, useContestPhase } from '@/lib/events/contest/client/use-contest-phase';
import type { ContestPhase } from '@/lib/events/contest/codes';

interface PhaseStampProps {
  contest: TimedContest;
  /** What the phases are called. From outside, so that a page that shows the stamp need not bring words for it. */
  words: Record<ContestPhase, string>;
  className?: string;
}

/** The phase of a contest, which changes with the clock of the server. */
export function PhaseStamp({ contest, words, className }: PhaseStampProps) {
  const { phase } = useContestPhase(contest);
  return (
    <Stamp tone={phase === 'open' ? 'lit' : 'shade'} className={className}>
      {words[phase]}
    </Stamp>
  );
}
