import { millisecondsInHour } from 'date-fns/constants';
import { beijingDay, isoInBeijing } from '@/lib/platform/shared/format/beijing';
import type { VoteHour } from '../contract';
import type { TimeSpan } from './desk';

/** The hours of a Beijing day in which an entry had votes. */
export interface VoteDay {
  /** YYYY-MM-DD. */
  date: string;
  /** In their order. */
  hours: readonly VoteHour[];
  count: number;
  isUnusual: boolean;
}

/** Hours by days, the newest day first. */
export function daysOf(hours: readonly VoteHour[]): VoteDay[] {
  const byDay = Map.groupBy(hours, ({ time }) => beijingDay(Date.parse(time)));
  return [...byDay].reverse().map(([date, ofDay]) => ({
    ...{ date, hours: ofDay },
    count: ofDay.reduce((sum, { count }) => sum + count, 0),
    isUnusual: ofDay.some(({ signs }) => signs.length > 0),
  }));
}

/** The time of an hour that begins at `time`. */
export const spanOfHour = (time: string): TimeSpan => ({
  fromTime: time,
  untilTime: isoInBeijing(Date.parse(time) + millisecondsInHour),
});
