/** What happened to a work in the time that a board looks at. */
export interface Deeds {
  views: number;
  likes: number;
  /** People who said something about it, each once. */
  commenters: number;
  collections: number;
}

/** What each of them is worth in views: the more it asks of somebody, the more. */
const worth = { views: 1, likes: 20, commenters: 30, collections: 40 } as const satisfies Deeds;

/**
 * How high a work stands on a board.
 *
 * `score = views + 20 × likes + 30 × commenters + 40 × collections`
 *
 * - week: of the 7 Beijing days before the day of the board;
 * - month: of the 30 Beijing days before it; in both, what its own creator did to it counts for nothing;
 * - all: since ever, by the work's own counters: its comments stand for the commenters there, and nobody has counted its
 *   collections.
 */
export function boardScore(deeds: Deeds): number {
  const kinds = Object.keys(worth) as (keyof Deeds)[];
  return kinds.reduce((sum, kind) => sum + worth[kind] * Math.max(0, deeds[kind]), 0);
}

/** So many works of a creator are looked at: what comes after them adds less than a hundredth of the best one. */
export const countedWorks = 8;

/**
 * How high a creator stands, by the month scores of their works, the highest first: the best one counts in full, each
 * further one half as much as the one before. So another good work always helps, and no number of weak works beats one
 * that is twice as strong.
 */
export function creatorScore(scores: readonly number[]): number {
  return Math.round(scores.slice(0, countedWorks).reduce((sum, score, place) => sum + score / 2 ** place, 0));
}

/** Something that may come to stand on a board. */
export interface Candidate {
  id: string;
  score: number;
  /** When it was approved, in ms; of a creator, their work that counts most. */
  verifiedAt: number;
}

/** The higher score first; of equal ones the later approval, then the id as both databases order it. */
export function compareCandidates(one: Candidate, other: Candidate): number {
  if (one.score !== other.score) return other.score - one.score;
  if (one.verifiedAt !== other.verifiedAt) return other.verifiedAt - one.verifiedAt;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

/** Places won since the board before, lost ones below zero; null for what did not stand there. */
export function movement(rank: number, rankBefore: number | undefined): number | null {
  return rankBefore === undefined ? null : rankBefore - rank;
}
