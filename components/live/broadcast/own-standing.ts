import type { BroadcastPhase, BroadcastState } from '@/lib/live/broadcast/codes';
import type { OwnBroadcast } from '@/lib/live/broadcast/contract';

/** How a broadcast stands for its host, in a word: by its review, and once it is public by what it is now. */
export type Standing = Exclude<BroadcastState, 'verified'> | 'takenDown' | BroadcastPhase;

export function standingOf({ state, phase, wasPublic }: Pick<OwnBroadcast, 'state' | 'phase' | 'wasPublic'>): Standing {
  if (state === 'failed') return wasPublic ? 'takenDown' : 'failed';
  return state === 'verified' ? (phase ?? 'upcoming') : state;
}

/** The colour of its word. */
export const standingTones: Record<Standing, string> = {
  pending_edit: 'text-ink-2',
  pending_review: 'text-ink',
  failed: 'text-danger',
  takenDown: 'text-danger',
  upcoming: 'text-ok',
  late: 'text-danger',
  live: 'text-accent',
  interrupted: 'text-danger',
  ended: 'text-ink-3',
  playback: 'text-ink-2',
  missed: 'text-danger',
  canceled: 'text-danger',
};

/** Whether it is public and not begun, so that all of it can still be changed, and it can be canceled. */
export const isAhead = (broadcast: Parameters<typeof standingOf>[0]) =>
  ['upcoming', 'late'].includes(standingOf(broadcast));
