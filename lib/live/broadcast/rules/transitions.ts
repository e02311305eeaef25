import type { ReviewAct } from '@/lib/base/staff/codes';
import { type BroadcastCode, type BroadcastState, broadcastCode } from '../codes';

/** Actions on a whole broadcast; what it says changes without them. A public one is canceled by a mark of its own. */
type BroadcastAct = 'submit' | 'withdraw' | ReviewAct;

interface Transition {
  from: readonly BroadcastState[];
  to: BroadcastState;
  /** Needs a reason. */
  needsReason?: true;
}

/** All transitions between the states of a broadcast (specification section 4). */
export const transitions: Readonly<Record<BroadcastAct, Transition>> = {
  submit: { from: ['pending_edit', 'failed'], to: 'pending_review' },
  withdraw: { from: ['pending_review'], to: 'pending_edit' },
  approve: { from: ['pending_review'], to: 'verified' },
  refuse: { from: ['pending_review'], to: 'failed', needsReason: true },
  takeDown: { from: ['verified'], to: 'failed', needsReason: true },
};

/** The codes of the states from which an action is possible: the condition of its statement. */
export function codesBefore(act: BroadcastAct): readonly BroadcastCode[] {
  return transitions[act].from.map((state) => broadcastCode[state]);
}

const states = new Map(Object.entries(broadcastCode).map(([state, code]) => [code, state as BroadcastState]));

/** The state that a code of the table stands for. */
export function stateOf(code: BroadcastCode): BroadcastState {
  return states.get(code) ?? 'pending_edit';
}
