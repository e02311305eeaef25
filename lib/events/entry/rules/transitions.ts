import type { EntryState } from '../codes';

/** What changes the state of one entry; results are written for all entries of a contest (`server/results`). */
type EntryAct = 'send' | 'pay' | 'lapse' | 'fail' | 'withdraw' | 'refund' | 'end';

interface Transition {
  from: readonly EntryState[];
  to: EntryState;
}

/** All transitions between the states of an entry before there is a result (specification section 4). */
export const transitions = {
  /** Its entrant sends it. Where a fee is to be paid it is `unpaid` first. */
  send: { from: ['draft', 'submitFailed'], to: 'submitted' },
  pay: { from: ['unpaid'], to: 'submitted' },
  /** Its order was not paid in time. */
  lapse: { from: ['unpaid'], to: 'submitFailed' },
  /** Refused at the formal check; with a reason. */
  fail: { from: ['submitted'], to: 'submitFailed' },
  withdraw: { from: ['unpaid', 'submitted', 'submitFailed'], to: 'withdrawn' },
  /** Staff refunded its fee whole. */
  refund: { from: ['submitted'], to: 'withdrawn' },
  /** Its contest was canceled, or decided without it. */
  end: { from: ['unpaid', 'submitted'], to: 'withdrawn' },
} as const satisfies Record<EntryAct, Transition>;

/** Whether an act is possible in a state. */
export function isPossible(act: EntryAct, state: EntryState): boolean {
  const { from }: Transition = transitions[act];
  return from.includes(state);
}

/** States in which its entrant may change what is written of it, until works are no longer taken. */
export const editable: readonly EntryState[] = transitions.send.from;
