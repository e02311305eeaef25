/** Why a vote is taken out: the account of who cast it is gone, or staff found abuse and wrote down why. */
export const voidReasons = ['accountRemoved', 'abuse'] as const;
export type VoidReason = (typeof voidReasons)[number];

/** Limits of taking votes out. */
export const voidLimits = {
  /** Of what staff write, in characters. */
  reason: 300,
  /** Votes taken out by one call, so that its transaction is short. */
  votes: 1000,
} as const;
