import type { ReviewAct } from '@/lib/base/staff/codes';
import { type DemandCode, type DemandState, demandCode } from '../codes';

/** Actions on a whole demand; what it says changes without them. A public one is closed by a mark of its own. */
type DemandAct = 'submit' | 'withdraw' | ReviewAct;

interface Transition {
  from: readonly DemandState[];
  to: DemandState;
  /** Needs a reason. */
  needsReason?: true;
}

/** All transitions between the states of a demand (specification section 4). */
export const transitions: Readonly<Record<DemandAct, Transition>> = {
  submit: { from: ['pending_edit', 'failed'], to: 'pending_review' },
  withdraw: { from: ['pending_review'], to: 'pending_edit' },
  approve: { from: ['pending_review'], to: 'verified' },
  refuse: { from: ['pending_review'], to: 'failed', needsReason: true },
  takeDown: { from: ['verified'], to: 'failed', needsReason: true },
};

/** The codes of the states from which an action is possible: the condition of its statement. */
export function codesBefore(act: DemandAct): readonly DemandCode[] {
  return transitions[act].from.map((state) => demandCode[state]);
}

const states = new Map(Object.entries(demandCode).map(([state, code]) => [code, state as DemandState]));

/** The state that a code of the table stands for. */
export function stateOf(code: DemandCode): DemandState {
  return states.get(code) ?? 'pending_edit';
}
