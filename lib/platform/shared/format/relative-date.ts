import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { beijingDaysBetween, beijingTime, formatDate } from './beijing';

/** A relative date as a key and values. `time` is HH:mm, `date` is MM-dd or yyyy-MM-dd, in Beijing. */
export type RelativeDate =
  | { kind: 'justNow' }
  | { kind: 'minutesAgo' | 'hoursAgo' | 'daysAgo'; count: number }
  | { kind: 'today'; time: string }
  | { kind: 'yesterday' }
  | { kind: 'date'; date: string };

/** The translator of `messages/<language>/platform/format.json`. */
export type FormatWords = (
  key: Exclude<RelativeDate['kind'], 'date'>,
  values?: { count: number } | { time: string },
) => string;

/** Maximum of 'N days ago'. */
const week = 7;
const monthDay = 'MM-dd'.length;

/**
 * Form one of specification section 9, by Beijing days: today with its time, yesterday, 2 to 7 days ago, then MM-dd,
 * then yyyy-MM-dd in another year. A future time is today with its time, or a date.
 */
export function relativeDay(ms: number, now: number): RelativeDate {
  const days = beijingDaysBetween(ms, now);
  if (days === 0) return { kind: 'today', time: beijingTime(ms) };
  if (days === 1) return { kind: 'yesterday' };
  return days > 1 && days <= week ? { kind: 'daysAgo', count: days } : shortDate(ms, now);
}

/**
 * Form two of specification section 9, by time passed: just now, minutes, hours, 1 to 7 days ago, then MM-dd, then
 * yyyy-MM-dd in another year. Up to a minute in the future is just now, since clocks differ; later is as in form one.
 */
export function relativeTime(ms: number, now: number): RelativeDate {
  const passed = now - ms;
  if (passed < -millisecondsInMinute) return relativeDay(ms, now);
  if (passed < millisecondsInMinute) return { kind: 'justNow' };
  if (passed < millisecondsInHour) return { kind: 'minutesAgo', count: Math.floor(passed / millisecondsInMinute) };
  if (passed < millisecondsInDay) return { kind: 'hoursAgo', count: Math.floor(passed / millisecondsInHour) };
  const days = Math.floor(passed / millisecondsInDay);
  return days <= week ? { kind: 'daysAgo', count: days } : shortDate(ms, now);
}

/** The text of a relative date. */
export function relativeDateText(date: RelativeDate, words: FormatWords): string {
  switch (date.kind) {
    case 'date':
      return date.date;
    case 'today':
      return words(date.kind, { time: date.time });
    case 'justNow':
    case 'yesterday':
      return words(date.kind);
    default:
      return words(date.kind, { count: date.count });
  }
}

function shortDate(ms: number, now: number): RelativeDate {
  const date = formatDate(ms);
  const sameYear = date.slice(0, -monthDay) === formatDate(now).slice(0, -monthDay);
  return { kind: 'date', date: sameYear ? date.slice(-monthDay) : date };
}
