import { millisecondsInDay } from 'date-fns/constants';
import { beijingDate, beijingDay, beijingMidnight, nextBeijingMidnight } from './format/beijing';
import { holidayNotices, statutoryDays } from './holidays';

/**
 * Whether the Beijing day that holds `ms` is a working day in mainland China: by the State Council's notice of its year,
 * else a weekday that is no statutory holiday.
 */
export function isWorkingDay(ms: number): boolean {
  const { year, weekday } = beijingDate(ms);
  const day = beijingDay(ms).slice('YYYY-'.length);
  const isWeekday = weekday !== 0 && weekday !== 6;
  const notice = holidayNotices[year];
  if (!notice) return isWeekday && !statutoryDays(year).includes(day);
  if (notice.worked.includes(day)) return true;
  return isWeekday && !notice.off.some(([first, last]) => first <= day && day <= last);
}

/**
 * The end, in ms, of the `days`th working day after the day of `from`: the time by which something promised within so many
 * working days is done (specification section 9). What begins on a Friday and has one day ends with Monday.
 */
export function addWorkingDays(from: number, days: number): number {
  let end = nextBeijingMidnight(from);
  for (let left = days; left > 0; end += millisecondsInDay) {
    if (isWorkingDay(end)) left -= 1;
  }
  return end;
}

/** How many working days are left until `end`, that of `from` not counted; 0 when it is past or ends today. */
export function workingDaysLeft(from: number, end: number): number {
  let days = 0;
  for (let day = nextBeijingMidnight(from); day < beijingMidnight(end); day += millisecondsInDay) {
    if (isWorkingDay(day)) days += 1;
  }
  return days;
}
