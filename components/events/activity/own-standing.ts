import { activityStatus } from '@/lib/events/activity/codes';
import type { OwnActivity } from '@/lib/events/activity/contract';

/** How an activity stands, in a word: by its review, and once it is public by clock and cancellation. */
export type Standing =
  | 'pending_edit'
  | 'pending_review'
  | 'failed'
  | 'takenDown'
  | 'canceled'
  | 'ended'
  | 'inProgress'
  | 'verified';

export function standingOf({ state, status, isCanceled, wasPublic }: OwnActivity): Standing {
  if (state === 'failed') return wasPublic ? 'takenDown' : 'failed';
  if (state !== 'verified') return state;
  if (isCanceled) return 'canceled';
  if (status === activityStatus.ended) return 'ended';
  return status === activityStatus.inProgress ? 'inProgress' : 'verified';
}

/** The colour of its word. */
export const standingTones: Record<Standing, string> = {
  pending_edit: 'text-ink-2',
  pending_review: 'text-ink',
  failed: 'text-danger',
  takenDown: 'text-danger',
  canceled: 'text-danger',
  ended: 'text-ink-3',
  inProgress: 'text-accent',
  verified: 'text-ok',
};
