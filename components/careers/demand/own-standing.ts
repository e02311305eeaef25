import type { DemandPhase, DemandState } from '@/lib/careers/demand/codes';
import type { OwnDemand } from '@/lib/careers/demand/contract';
import { beijingDay } from '@/lib/platform/shared/format/beijing';

type Facts = Pick<OwnDemand, 'state' | 'phase' | 'wasPublic' | 'lastDay'>;

/** How a demand stands for its company, in a word: by its review, and once it is public by what it is now. */
export type Standing = Exclude<DemandState, 'verified'> | 'takenDown' | 'lapsed' | DemandPhase;

/** At `now` (ms), which tells one whose last day is over from one that was closed before it. */
export function standingOf({ state, phase, wasPublic, lastDay }: Facts, now = Date.now()): Standing {
  if (state === 'failed') return wasPublic ? 'takenDown' : 'failed';
  if (state !== 'verified') return state;
  return phase === 'closed' && lastDay < beijingDay(now) ? 'lapsed' : (phase ?? 'open');
}

/** The colour of its word. */
export const standingTones: Record<Standing, string> = {
  pending_edit: 'text-ink-2',
  pending_review: 'text-ink',
  failed: 'text-danger',
  takenDown: 'text-danger',
  open: 'text-ok',
  docked: 'text-accent',
  lapsed: 'text-danger',
  closed: 'text-ink-3',
};

/** What can be done with a demand on its list. */
export type RowAct = 'withdraw' | 'close' | 'reopen' | 'remove';

const acts: Partial<Record<Standing, RowAct>> = {
  pending_edit: 'remove',
  pending_review: 'withdraw',
  failed: 'remove',
  open: 'close',
  closed: 'reopen',
};

/** What can be done with it now; one that was public once is not deleted, one that is over is opened by another last day. */
export function actOf(demand: Facts): RowAct | undefined {
  const standing = standingOf(demand);
  return standing === 'pending_edit' && demand.wasPublic ? undefined : acts[standing];
}
