import { millisecondsInDay } from 'date-fns/constants';

/** What a score is made of. `verifiedAt` is in ms, null before approval. */
export interface ScoredVideo {
  viewCount: number;
  likeCount: number;
  verifiedAt: number | null;
}

/** A like says as much as this many views. */
const viewsPerLike = 20;
/** Ten times the engagement is worth being this much younger. */
const msPerDecade = 14 * millisecondsInDay;
/** Where age is counted from; it moves every score alike, so it only keeps the numbers small. */
const epoch = Date.UTC(2020, 0, 1);
/** A score is a whole number of thousandths, so that both databases order it exactly. */
const scale = 1000;

/**
 * How high a work stands: the logarithm of its engagement plus the time of its approval, in milli-decades.
 *
 * `score = 1000 × (log10(1 + views + 20 × likes) + days since 2020 ÷ 14)`
 *
 * A newer work starts higher instead of older ones sinking, so a stored score is right for ever and changes only with
 * the counts. A work that is not approved has none of its age yet: it scores by engagement alone.
 */
export function videoScore({ viewCount, likeCount, verifiedAt }: ScoredVideo): number {
  const engagement = Math.log10(1 + Math.max(0, viewCount) + viewsPerLike * Math.max(0, likeCount));
  const youth = verifiedAt === null ? 0 : (verifiedAt - epoch) / msPerDecade;
  return Math.round(scale * (engagement + youth));
}
