import { millisecondsInDay, millisecondsInWeek } from 'date-fns/constants';
import { beijingDate, beijingDay, beijingMidnight } from '@/lib/platform/shared/format/beijing';
import { bookingRules } from '../codes';

/**
 * The weeks that can be booked, by their Mondays in Beijing (YYYY-MM-DD), the earliest first. The first one begins at
 * least two whole weeks after today (specification section 9). `now` in ms.
 */
export function bookableWeeks(now: number): string[] {
  const earliest = beijingMidnight(now) + bookingRules.weeksAhead * millisecondsInWeek;
  const first = earliest + ((8 - beijingDate(earliest).weekday) % 7) * millisecondsInDay;
  return Array.from({ length: bookingRules.weeksShown }, (_, index) => beijingDay(first + index * millisecondsInWeek));
}

/** The end of the holding of a new booking, in ms: the last moment of a Beijing day. */
export function heldUntil(now: number): number {
  return beijingMidnight(now) + (bookingRules.heldDays + 1) * millisecondsInDay - 1;
}

/** The Monday and the Sunday of a week. */
export function daysOfWeek(week: string) {
  const monday = Date.parse(`${week}T00:00:00+08:00`);
  return { first: beijingDate(monday), last: beijingDate(monday + 6 * millisecondsInDay) };
}

/** Weeks grouped by the months of their Mondays, in order. */
export function weeksByMonth(weeks: readonly string[]): { year: number; month: number; weeks: string[] }[] {
  const months = new Map<string, string[]>();
  for (const week of weeks) months.set(week.slice(0, 7), [...(months.get(week.slice(0, 7)) ?? []), week]);
  return [...months.values()].map((inMonth) => {
    const { year, month } = daysOfWeek(inMonth[0] ?? '').first;
    return { year, month, weeks: inMonth };
  });
}
