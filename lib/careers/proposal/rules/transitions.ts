import type { EndReason, ProposalState } from '../codes';

type ProposalAct = 'send' | 'change' | 'choose' | 'undo' | 'decline' | 'withdraw' | 'confirm' | 'end';

interface Transition {
  from: readonly ProposalState[];
  to: ProposalState;
}

/** All transitions between the states of a proposal. */
export const transitions = {
  /** Sent again: its creator took it back, or its demand was closed and is open again (`maySendAgain`). */
  send: { from: ['withdrawn', 'declined'], to: 'sent' },
  change: { from: ['sent'], to: 'sent' },
  choose: { from: ['sent'], to: 'chosen' },
  undo: { from: ['chosen'], to: 'sent' },
  decline: { from: ['sent'], to: 'declined' },
  /** From `chosen` its creator refuses the choice. */
  withdraw: { from: ['sent', 'chosen'], to: 'withdrawn' },
  confirm: { from: ['chosen'], to: 'docked' },
  /** Another one was docked, or its demand is gone. */
  end: { from: ['sent', 'chosen'], to: 'declined' },
} as const satisfies Record<ProposalAct, Transition>;

/** Whether an act is possible in a state. */
export function isPossible(act: ProposalAct, state: ProposalState): boolean {
  const { from }: Transition = transitions[act];
  return from.includes(state);
}

/** Whether a proposal can be sent again. One that a company declined, or that another one was preferred to, cannot. */
export function maySendAgain({ state, reason }: { state: ProposalState; reason: EndReason | null }): boolean {
  return state === 'withdrawn' || (state === 'declined' && reason === 'gone');
}
