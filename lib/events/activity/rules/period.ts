import { millisecondsInDay } from 'date-fns/constants';
import { beijingDate, beijingMidnight, nextBeijingMidnight } from '@/lib/platform/shared/format/beijing';
import type { ActivityPeriod } from '../codes';

/** What is left of a period, in ms: from its first moment, and not in the past, until just before its last. */
export interface Span {
  from: number;
  until: number;
}

/** What is left of a period in Beijing: the weekend is Saturday and Sunday, a week begins on Monday. */
export function spanOf(period: ActivityPeriod, now: number): Span {
  return spans[period](now);
}

const spans: Record<ActivityPeriod, (now: number) => Span> = {
  today: (now) => ({ from: now, until: nextBeijingMidnight(now) }),
  weekend(now) {
    const until = endOfWeek(now);
    return { from: Math.max(now, until - 2 * millisecondsInDay), until };
  },
  week: (now) => ({ from: now, until: endOfWeek(now) }),
  month(now) {
    const { year, month, day } = beijingDate(now);
    const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return { from: now, until: beijingMidnight(now) + (daysInMonth - day + 1) * millisecondsInDay };
  },
};

/** The midnight before the next Monday. */
function endOfWeek(now: number): number {
  const daysLeft = 7 - ((beijingDate(now).weekday + 6) % 7);
  return beijingMidnight(now) + daysLeft * millisecondsInDay;
}
