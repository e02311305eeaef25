/**
 * States of a proposal. `chosen` waits for its creator's word; `docked` is what both confirmed. At most one proposal of a demand is
 * in either of these.
 */
export const proposalStates = ['sent', 'chosen', 'docked', 'declined', 'withdrawn'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** States in which a proposal waits for somebody's word. */
export const openStates = ['sent', 'chosen'] as const satisfies readonly ProposalState[];

/** Why a company declines a proposal: each is a sentence that its creator reads (`messages/<locale>/careers/proposal-notices.json`). */
export const declineReasons = ['direction', 'price', 'time', 'experience', 'stopped', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Reasons in a declined proposal: those of a company, and those that follow from what became of the demand. */
export const endReasons = [...declineReasons, 'docked', 'gone'] as const;
export type EndReason = (typeof endReasons)[number];

/** What people are told of a proposal. */
export const proposalNews = ['sent', 'withdrawn', 'refused', 'chosen', 'undone', 'declined', 'docked'] as const;
export type ProposalNews = (typeof proposalNews)[number];

/** What somebody lacks to propose: an original verified work; somebody else's demand, which is open; room for one more. */
export const proposalLacks = ['original', 'own', 'closed', 'full'] as const;
export type ProposalLack = (typeof proposalLacks)[number];

/** Limits of proposals; texts in characters. */
export const proposalLimits = {
  text: 3000,
  works: 6,
  /** Of one person, waiting for somebody's word. */
  open: 20,
  /** Sent by one person in a day. */
  perDay: 30,
  priceYuan: 100_000_000,
  days: 1000,
} as const;
