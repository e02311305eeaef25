import type { ReviewAct } from '@/lib/base/staff/codes';
import { type JobCode, type JobState, jobCode } from '../codes';

/** Actions on a whole job; what it says changes without them, and a public one has marks of its own for pause and close. */
type JobStep = 'submit' | 'withdraw' | ReviewAct;

interface Transition {
  from: readonly JobState[];
  to: JobState;
  /** Needs a reason. */
  needsReason?: true;
}

/** All transitions between the states of a job. */
export const transitions: Readonly<Record<JobStep, Transition>> = {
  submit: { from: ['pending_edit', 'failed'], to: 'pending_review' },
  withdraw: { from: ['pending_review'], to: 'pending_edit' },
  approve: { from: ['pending_review'], to: 'verified' },
  refuse: { from: ['pending_review'], to: 'failed', needsReason: true },
  takeDown: { from: ['verified'], to: 'failed', needsReason: true },
};

/** The codes of the states from which an action is possible: the condition of its statement. */
export function codesBefore(act: JobStep): readonly JobCode[] {
  return transitions[act].from.map((state) => jobCode[state]);
}

const states = new Map(Object.entries(jobCode).map(([state, code]) => [code, state as JobState]));

/** The state that a code of the table stands for. */
export function stateOf(code: JobCode): JobState {
  return states.get(code) ?? 'pending_edit';
}
