import { decidedStates, type EntryState, type ShownState, type TakeDownAct } from '../codes';
import { isPossible } from './transitions';

interface Standing {
  state: EntryState;
  isShown: boolean;
  reason: string;
}

/**
 * What staff can do about an entry that was reported. Before there is a result it fails, as at the formal check. A result is signed
 * and stays, so that an entry with one is hidden, and can be given back. Null for every other one that is not public.
 */
export function takeDownActOf({ isShown, ...entry }: Standing): TakeDownAct | null {
  if (isShown) return isPossible('fail', entry.state) ? 'fail' : 'hide';
  return isTakenDown(entry) ? 'giveBack' : null;
}

/** Whether staff have hidden an entry with a result; one whose account is erased has no reason, and stays hidden. */
export function isTakenDown({ state, reason }: { state: ShownState; reason: string }): boolean {
  return reason !== '' && decidedStates.some((one) => one === state);
}
