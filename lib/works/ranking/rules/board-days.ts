import { millisecondsInDay } from 'date-fns/constants';
import { beijingDay, beijingMidnight } from '@/lib/platform/shared/format/beijing';

const [weekDays, monthDays] = [7, 30];

/** The time that the boards of a Beijing day look at; it ends where the day begins. Times in ms, days as YYYY-MM-DD. */
export interface BoardDays {
  /** The day of the boards. */
  day: string;
  weekStart: number;
  monthStart: number;
  /** Not included. */
  end: number;
  firstWeekDay: string;
  /** The thirty days, the first one first. */
  days: readonly string[];
}

/** What the boards of the Beijing day that holds `now` (ms) look at. */
export function boardDays(now: number): BoardDays {
  const end = beijingMidnight(now);
  const weekStart = end - weekDays * millisecondsInDay;
  const monthStart = end - monthDays * millisecondsInDay;
  const days = Array.from({ length: monthDays }, (_, index) => beijingDay(monthStart + index * millisecondsInDay));
  return { day: beijingDay(end), weekStart, monthStart, end, firstWeekDay: beijingDay(weekStart), days };
}
