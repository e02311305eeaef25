/** Sums of a top-up in fen that are offered, and its bounds. */
export const topUpSums = [1000, 5000, 10_000, 20_000, 50_000, 100_000] as const;
export const topUpLimits = { least: 100, most: 500_000 } as const;

/** Most that a wallet holds, in fen: it is for paying here, not for keeping money. */
export const mostInWallet = 1_000_000;

/** What points are earned for, with the points and the cap of a Beijing day that the product begins with. */
export const pointDeeds = {
  workVerified: { points: 50, perDay: 150 },
  answerAccepted: { points: 20, perDay: 100 },
  dailyVisit: { points: 2, perDay: 2 },
  eventAttended: { points: 10, perDay: 30 },
} as const satisfies Record<string, { points: number; perDay: number }>;
export type PointDeed = keyof typeof pointDeeds;
export const pointDeedNames = Object.keys(pointDeeds) as [PointDeed, ...PointDeed[]];

/** Points for ¥1, so that a point is a fen (DESIGN 13). */
export const pointsPerYuan = 100;
