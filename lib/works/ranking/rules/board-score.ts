/** Activity on a work in the period of a board. */
export interface Deeds {
  views: number;
  likes: number;
  /** Number of different people who commented on it. */
  commenters: number;
  collections: number;
}

/** The weight of each in views, by the effort that it takes. */
const worth = { views: 1, likes: 20, commenters: 30, collections: 40 } as const satisfies Deeds;

/**
 * The score of a work on a board.
 * `score = views + 20 × likes + 30 × commenters + 40 × collections`
 *
 * - week: of the 7 Beijing days before the day of the board;
 * - month: of the 30 Beijing days before it; in both, its own creator's activity does not count;
 * - all: of all time, by the work's own counters: its comments are used as the commenters, and its collections are not
 *   counted.
 */
export function boardScore(deeds: Deeds): number {
  const kinds = Object.keys(worth) as (keyof Deeds)[];
  return kinds.reduce((sum, kind) => sum + worth[kind] * Math.max(0, deeds[kind]), 0);
}

/** Maximum number of works of a creator that count: later ones add less than a hundredth of the best one. */
export const countedWorks = 8;

/**
 * The score of a creator, from the month scores of their works, in descending order: the best one counts fully, each
 * further one half as much as the one before. So another good work always helps, and no number of weak works beats one
 * that is twice as strong.
 */
export function creatorScore(scores: readonly number[]): number {
  return Math.round(scores.slice(0, countedWorks).reduce((sum, score, place) => sum + score / 2 ** place, 0));
}

/** A candidate for a board. */
export interface Candidate {
  id: string;
  score: number;
  /** When it was approved, in ms; for a creator, their best work. */
  verifiedAt: number;
}

/** By score, descending; then the later approval, then the id in the order of both databases. */
export function compareCandidates(one: Candidate, other: Candidate): number {
  if (one.score !== other.score) return other.score - one.score;
  if (one.verifiedAt !== other.verifiedAt) return other.verifiedAt - one.verifiedAt;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

/** Ranks gained since the previous board, negative when lost; null for new entries. */
export function movement(rank: number, rankBefore: number | undefined): number | null {
  return rankBefore === undefined ? null : rankBefore - rank;
}
