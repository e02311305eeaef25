import type { Judging } from '@/lib/events/judging/contract';

/** How a round stands for somebody who judges in it, or is asked to. */
export type JudgeStanding = 'invited' | 'declined' | 'coming' | 'open' | 'over' | 'closed';

/** At `now` (ms), which is that of the page: it is rendered for each visit. */
export function judgeStandingOf({ state, judgeState, deadlineTime }: Judging, now: number): JudgeStanding {
  if (judgeState === 'invited') return 'invited';
  if (judgeState === 'declined') return 'declined';
  if (state === 'draft') return 'coming';
  if (state === 'closed') return 'closed';
  return deadlineTime !== null && now >= Date.parse(deadlineTime) ? 'over' : 'open';
}

/** The colour of its word. */
export const judgeStandingTones: Record<JudgeStanding, string> = {
  invited: 'text-accent',
  declined: 'text-ink-3',
  coming: 'text-ink-2',
  open: 'text-ok',
  over: 'text-danger',
  closed: 'text-ink-3',
};
