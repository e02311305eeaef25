import type { ReviewAct } from '@/lib/base/staff/codes';
import { type ActivityState, type ReviewCode, reviewCode } from '../codes';

/** Actions on a whole activity; what it says changes without them. A public one is canceled by a mark of its own. */
type ActivityAct = 'submit' | 'withdraw' | ReviewAct;

interface Transition {
  from: readonly ActivityState[];
  to: ActivityState;
  /** Needs a reason. */
  needsReason?: true;
}

/** All transitions between the states of an activity (specification section 4). */
export const transitions: Readonly<Record<ActivityAct, Transition>> = {
  submit: { from: ['pending_edit', 'failed'], to: 'pending_review' },
  withdraw: { from: ['pending_review'], to: 'pending_edit' },
  approve: { from: ['pending_review'], to: 'verified' },
  refuse: { from: ['pending_review'], to: 'failed', needsReason: true },
  takeDown: { from: ['verified'], to: 'failed', needsReason: true },
};

/** The codes of the states from which an action is possible: the condition of its statement. */
export function codesBefore(act: ActivityAct): readonly ReviewCode[] {
  return transitions[act].from.map((state) => reviewCode[state]);
}

const states = new Map(Object.entries(reviewCode).map(([state, code]) => [code, state as ActivityState]));

/** The state that a code of the table stands for. */
export function stateOf(code: ReviewCode): ActivityState {
  return states.get(code) ?? 'pending_edit';
}
