import { millisecondsInDay } from 'date-fns/constants';
import { beijingDay, beijingMidnight } from '@/lib/platform/shared/format/beijing';

const [weekDays, monthDays] = [7, 30];

/** The period of the boards of a Beijing day; it ends when the day begins. Times in ms, days as YYYY-MM-DD. */
export interface BoardDays {
  /** The day of the boards. */
  day: string;
  weekStart: number;
  monthStart: number;
  /** Exclusive. */
  end: number;
  firstWeekDay: string;
  /** The thirty days, in ascending order. */
  days: readonly string[];
}

/** The period of the boards of the Beijing day that contains `now` (ms). */
export function boardDays(now: number): BoardDays {
  const end = beijingMidnight(now);
  const weekStart = end - weekDays * millisecondsInDay;
  const monthStart = end - monthDays * millisecondsInDay;
  const days = Array.from({ length: monthDays }, (_, index) => beijingDay(monthStart + index * millisecondsInDay));
  return { day: beijingDay(end), weekStart, monthStart, end, firstWeekDay: beijingDay(weekStart), days };
}
