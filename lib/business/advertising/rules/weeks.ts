import { beijingDay, beijingMidnight } from '@/lib/platform/shared/format/beijing';
import { bookingRules } from '../codes';

const day = 86_400_000;

/** A day of the calendar; months count from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/**
 * The weeks that can be booked, by their Mondays in Beijing (YYYY-MM-DD), the earliest first. The first of them begins at
 * least two whole weeks after today (specification section 9). `now` in ms.
 */
export function bookableWeeks(now: number): string[] {
  const earliest = startOf(beijingDay(now)) + bookingRules.weeksAhead * 7 * day;
  const first = earliest + ((8 - new Date(earliest).getUTCDay()) % 7) * day;
  return Array.from({ length: bookingRules.weeksShown }, (_, index) => nameOf(first + index * 7 * day));
}

/** Until when a booking that is made now is held, in ms: the last moment of a Beijing day. */
export function heldUntil(now: number): number {
  return beijingMidnight(now) + (bookingRules.heldDays + 1) * day - 1;
}

/** The Monday and the Sunday of a week. */
export function daysOfWeek(week: string): { first: CalendarDay; last: CalendarDay } {
  return { first: calendarDay(startOf(week)), last: calendarDay(startOf(week) + 6 * day) };
}

/** The Beijing day of a time, in ms. */
export function calendarDayOf(ms: number): CalendarDay {
  return calendarDay(startOf(beijingDay(ms)));
}

/** Weeks under the months that their Mondays are in, both in their order. */
export function weeksByMonth(weeks: readonly string[]): { year: number; month: number; weeks: string[] }[] {
  const months = new Map<string, string[]>();
  for (const week of weeks) months.set(week.slice(0, 7), [...(months.get(week.slice(0, 7)) ?? []), week]);
  return [...months.values()].map((inMonth) => {
    const { year, month } = daysOfWeek(inMonth[0] ?? '').first;
    return { year, month, weeks: inMonth };
  });
}

// Days are counted in UTC, where each has 24 hours; which day it is was settled in Beijing.
const startOf = (name: string) => Date.parse(`${name}T00:00:00Z`);
const nameOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

function calendarDay(ms: number): CalendarDay {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
