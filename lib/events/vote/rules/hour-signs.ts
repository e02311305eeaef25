import type { HourSign } from '../codes';

/** The votes of an hour, and how many of them were cast by accounts that were less than a day old. */
export interface HourCount {
  count: number;
  newcomers: number;
}

/** Fewer votes in an hour are never called many: a share in a group chat brings as many. */
const leastMany = 20;
/** How many times the usual hour is many. */
const manyTimes = 5;
/** Among fewer votes, how many are by newcomers says nothing. */
const leastOfNewcomers = 10;

/**
 * What is unusual about each of these hours of an entry, in their order. The usual hour is the median of those that have votes, so
 * that a few large ones do not hide one another. Only where to look: neither proves abuse.
 */
export function signsOfHours(hours: readonly HourCount[]): HourSign[][] {
  const usual = medianOf(hours.map(({ count }) => count));
  return hours.map(({ count, newcomers }) => {
    const signs: HourSign[] = [];
    if (count >= leastMany && count > manyTimes * usual) signs.push('many');
    if (count >= leastOfNewcomers && newcomers > count / 2) signs.push('newcomers');
    return signs;
  });
}

/** The lower one of the two in the middle; 0 of none. */
function medianOf(counts: readonly number[]): number {
  const sorted = counts.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
