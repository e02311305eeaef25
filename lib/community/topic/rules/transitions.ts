import type { TopicState } from '../codes';

/** What can be done to a channel as a whole; what is said of it changes without it (`editable`). */
export const topicActs = ['submit', 'withdraw', 'approve', 'refuse', 'takeDown', 'remove'] as const;
export type TopicAct = (typeof topicActs)[number];

interface Transition {
  actor: 'owner' | 'staff';
  from: readonly TopicState[];
  to: TopicState;
  /** Somebody must say why. */
  needsReason?: true;
}

/** Every way a channel goes from one state to another (specification section 4); there is no other. */
export const transitions: Readonly<Record<TopicAct, Transition>> = {
  submit: { actor: 'owner', from: ['pending_edit', 'failed'], to: 'pending_review' },
  /** Taken back before anybody has decided. */
  withdraw: { actor: 'owner', from: ['pending_review'], to: 'pending_edit' },
  approve: { actor: 'staff', from: ['pending_review'], to: 'verified' },
  refuse: { actor: 'staff', from: ['pending_review'], to: 'failed', needsReason: true },
  takeDown: { actor: 'staff', from: ['verified'], to: 'failed', needsReason: true },
  /** A public channel is its members' too: its host hands it on, and only staff end it. */
  remove: { actor: 'owner', from: ['pending_edit', 'pending_review', 'failed'], to: 'deleted' },
};

/** The states from which an act leads on: the condition of the statement that performs it. */
export function statesBefore(act: TopicAct): readonly TopicState[] {
  return transitions[act].from;
}

/** States in which what is said of a channel may change; a deleted one is gone. */
export const editable: readonly TopicState[] = ['pending_edit', 'pending_review', 'verified', 'failed'];
