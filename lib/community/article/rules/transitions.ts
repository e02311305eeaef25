import type { ArticleState } from '../codes';

/** Actions on a whole article; its texts change without them (`editable`). */
export const articleActs = ['submit', 'withdraw', 'approve', 'refuse', 'takeDown', 'remove'] as const;
export type ArticleAct = (typeof articleActs)[number];

interface Transition {
  actor: 'owner' | 'staff';
  from: readonly ArticleState[];
  to: ArticleState;
  /** Needs a reason. */
  needsReason?: true;
}

/** All transitions between the states of an article (specification section 4). */
export const transitions: Readonly<Record<ArticleAct, Transition>> = {
  submit: { actor: 'owner', from: ['pending_edit', 'failed'], to: 'pending_review' },
  withdraw: { actor: 'owner', from: ['pending_review'], to: 'pending_edit' },
  approve: { actor: 'staff', from: ['pending_review'], to: 'verified' },
  refuse: { actor: 'staff', from: ['pending_review'], to: 'failed', needsReason: true },
  takeDown: { actor: 'staff', from: ['verified'], to: 'failed', needsReason: true },
  remove: { actor: 'owner', from: ['pending_edit', 'pending_review', 'verified', 'failed'], to: 'deleted' },
};

/** The states from which an action is possible: the condition of its statement. */
export function statesBefore(act: ArticleAct): readonly ArticleState[] {
  return transitions[act].from;
}

/** States in which its author may change the texts of an article; a deleted one is gone. */
export const editable: readonly ArticleState[] = ['pending_edit', 'pending_review', 'verified', 'failed'];
