/** Why a vote is taken out: the account of who cast it is gone, or staff found abuse and wrote down why. */
export const voidReasons = ['accountRemoved', 'abuse'] as const;
export type VoidReason = (typeof voidReasons)[number];

/** Limits of taking votes out. */
export const voidLimits = {
  /** Of what staff write, in characters. */
  reason: 300,
  /** Votes taken out by one call, so that its transaction is short. */
  votes: 1000,
  /** People whom one call names. */
  people: 100,
} as const;

/** What is unusual about the votes of an hour: far more than in others, or most of them by accounts that were new. */
export const hourSigns = ['many', 'newcomers'] as const;
export type HourSign = (typeof hourSigns)[number];

/** How far back votes are counted by hours, from the newest one: 60 days. */
export const mostHours = 24 * 60;
