import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';

/**
 * Days and dates in Beijing (UTC+8, no summer time since 1991), by arithmetic, so that the server and every browser
 * agree in any time zone. Times are milliseconds UTC; NaN throws a RangeError.
 */
const offset = 8 * millisecondsInHour;

/** The start of the Beijing day that holds `now`, in ms. */
export function beijingMidnight(now: number): number {
  return Math.floor((now + offset) / millisecondsInDay) * millisecondsInDay - offset;
}

/** The start of the next Beijing day, in ms: always after `now`. */
export function nextBeijingMidnight(now: number): number {
  return beijingMidnight(now) + millisecondsInDay;
}

/** The Beijing day as YYYY-MM-DD. */
export function beijingDay(now: number): string {
  return wallClock(now).date;
}

/** The last Beijing day before a time, as YYYY-MM-DD: what is promised until a midnight is promised for this day. */
export function lastDayBefore(ms: number): string {
  return beijingDay(ms - 1);
}

/** The Beijing date in parts: months count from 1, days of the week from Sunday, which is 0. */
export function beijingDate(ms: number) {
  const date = new Date(ms + offset);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  return { year, month, day: date.getUTCDate(), weekday: date.getUTCDay() };
}

/** Whole Beijing days from one time to another: 0 on the same day, 1 from a day to the next, negative backwards. */
export function beijingDaysBetween(from: number, to: number): number {
  return (beijingMidnight(to) - beijingMidnight(from)) / millisecondsInDay;
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
