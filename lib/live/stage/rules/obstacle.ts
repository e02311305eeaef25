import type { GuestState, StageObstacle } from '../codes';
import { refusedUntil } from './guest';

interface Asking {
  /** A phone is bound, where that is needed. */
  mayPost: boolean;
  /** They may watch the broadcast whole. */
  isAdmitted: boolean;
  /** By the host. */
  isBlocked: boolean;
  state: GuestState | null;
  /** Since when they are in this state, in ms. */
  since: number;
}

/** Why somebody cannot raise a hand at `now` (ms); null where they can. */
export function obstacleOf(asking: Asking, now: number): StageObstacle | null {
  if (!asking.isAdmitted) return 'pass';
  if (asking.isBlocked) return 'blocked';
  if (asking.state === 'removed') return 'removed';
  if (asking.state === 'refused' && asking.since > refusedUntil(now)) return 'refused';
  return asking.mayPost ? null : 'phone';
}
