/**
 * Days and dates in Beijing (UTC+8, no summer time since 1991), by arithmetic, so that the server and every browser
 * agree whatever zone they stand in. Times are milliseconds UTC; a time that is no number throws a RangeError.
 */
const hour = 3_600_000;
const day = 24 * hour;
const offset = 8 * hour;

/** The start of the Beijing day that holds `now`, in ms. */
export function beijingMidnight(now: number): number {
  return Math.floor((now + offset) / day) * day - offset;
}

/** The start of the next Beijing day, in ms: always after `now`. */
export function nextBeijingMidnight(now: number): number {
  return beijingMidnight(now) + day;
}

/** The Beijing day as YYYY-MM-DD. */
export function beijingDay(now: number): string {
  return wallClock(now).date;
}

/** Whole Beijing days from one time to another: 0 on the same day, 1 from a day to the next, negative backwards. */
export function beijingDaysBetween(from: number, to: number): number {
  return (beijingMidnight(to) - beijingMidnight(from)) / day;
}

/** The Beijing time of day as HH:mm. */
export function beijingTime(ms: number): string {
  return wallClock(ms).time.slice(0, 5);
}

/** ISO 8601 in Beijing's zone: 2026-11-20T08:30:00.000+08:00. */
export function isoInBeijing(ms: number): string {
  const { date, time } = wallClock(ms);
  return `${date}T${time}+08:00`;
}

/** The date as YYYY-MM-DD or, with its time, as YYYY-MM-DD HH:mm (specification section 5). */
export function formatDate(ms: number, { withTime = false } = {}): string {
  return withTime ? `${beijingDay(ms)} ${beijingTime(ms)}` : beijingDay(ms);
}

function wallClock(ms: number): { date: string; time: string } {
  const [date = '', time = ''] = new Date(ms + offset).toISOString().slice(0, -1).split('T');
  return { date, time };
}
