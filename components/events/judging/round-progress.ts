import type { PanelJudge } from '@/lib/events/judging/contract';

/** How many scores of a round are in, and how many there are to be. Who is absent is to give none. */
export function progressOf(judges: readonly Pick<PanelJudge, 'open' | 'scored'>[]) {
  const scored = judges.reduce((sum, judge) => sum + judge.scored, 0);
  const open = judges.reduce((sum, judge) => sum + judge.open, 0);
  return { scored, open, all: scored + open };
}
