import type { ContestPhase } from '@/lib/events/contest/codes';
import type { ContestDraft } from '@/lib/events/contest/contract';

/** How a contest stands for who works at its desk: in its phase, before it is published, or taken down. */
export type DeskStanding = ContestPhase | 'draft' | 'takenDown';

export function deskStandingOf({ phase, isPublished }: Pick<ContestDraft, 'phase' | 'isPublished'>): DeskStanding {
  if (!isPublished) return 'draft';
  return phase ?? 'takenDown';
}

/** The colour of its word. */
export const deskStandingTones: Record<DeskStanding, string> = {
  draft: 'text-ink-2',
  announced: 'text-ok',
  open: 'text-accent',
  judging: 'text-ink',
  decided: 'text-ink-3',
  canceled: 'text-danger',
  takenDown: 'text-danger',
};
