/** A verified work as input of the daily list. `score` is from `score.ts`, `verifiedAt` in ms. */
export interface DailyVideo {
  id: string;
  score: number;
  verifiedAt: number;
}

/**
 * A work that staff put at the head of the list on the Beijing days `firstDay` to `lastDay` (YYYY-MM-DD), both
 * included.
 */
export interface DailyPick {
  videoId: string;
  /** The smallest comes first. */
  position: number;
  firstDay: string;
  lastDay: string;
}

/** The list holds at most this many works: 500 pages of 20, more than anybody scrolls in a day. */
export const dailyLength = 10_000;

/**
 * The rule of the daily recommended list: the ids of the works for one Beijing day (YYYY-MM-DD), best first.
 * The picks of that day come first by position, then all other works by score, the highest first. Equal ones are
 * ordered by score, then by approval, the newest first, then by id. Each work is listed once, at its best place. A pick
 * of a work that is not in `videos` (not verified, deleted) is left out. The order of the input does not matter, so the
 * same day always gives the same list.
 */
export function dailyList(day: string, videos: readonly DailyVideo[], picks: readonly DailyPick[]): string[] {
  const positions = positionsOn(day, picks);
  const position = (video: DailyVideo) => positions.get(video.id) ?? Number.POSITIVE_INFINITY;
  const sorted = [...videos].sort((a, b) => compare(position(a), position(b)) || byScore(a, b));
  return [...new Set(sorted.map(({ id }) => id))].slice(0, dailyLength);
}

function positionsOn(day: string, picks: readonly DailyPick[]): Map<string, number> {
  const positions = new Map<string, number>();
  for (const { videoId, position, firstDay, lastDay } of picks) {
    if (day < firstDay || day > lastDay) continue;
    positions.set(videoId, Math.min(position, positions.get(videoId) ?? position));
  }
  return positions;
}

function byScore(a: DailyVideo, b: DailyVideo): number {
  return compare(b.score, a.score) || compare(b.verifiedAt, a.verifiedAt) || compare(a.id, b.id);
}

/** Not by subtraction (`Infinity - Infinity` is NaN) and not by locale (both databases compare ids by code). */
function compare<T extends number | string>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
