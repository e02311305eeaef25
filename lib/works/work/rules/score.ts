import { millisecondsInDay } from 'date-fns/constants';

/** Input of a score. `verifiedAt` is in ms, null before approval. */
export interface ScoredVideo {
  viewCount: number;
  likeCount: number;
  verifiedAt: number | null;
}

/** A like counts as this many views. */
const viewsPerLike = 20;
/** Ten times the engagement equals this much less age. */
const msPerDecade = 14 * millisecondsInDay;
/** Reference time; it shifts all scores equally and only keeps the numbers small. */
const epoch = Date.UTC(2020, 0, 1);
/** A score is an integer of thousandths, so that both databases order it exactly. */
const scale = 1000;

/**
 * The score of a work: the logarithm of its engagement plus the time of its approval, in milli-decades.
 * `score = 1000 × (log10(1 + views + 20 × likes) + days since 2020 ÷ 14)`
 * A newer work starts higher instead of older ones sinking, so a stored score stays valid and changes only with the
 * counts. A work that is not approved is scored by engagement only.
 */
export function videoScore({ viewCount, likeCount, verifiedAt }: ScoredVideo): number {
  const engagement = Math.log10(1 + Math.max(0, viewCount) + viewsPerLike * Math.max(0, likeCount));
  const youth = verifiedAt === null ? 0 : (verifiedAt - epoch) / msPerDecade;
  return Math.round(scale * (engagement + youth));
}
