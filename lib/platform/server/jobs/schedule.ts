import { millisecondsInHour } from 'date-fns/constants';
import { z } from 'zod';
import { beijingMidnight } from '@/lib/platform/shared/format/beijing';

/** At the start of each Beijing day, at a full hour of it, or every so many seconds (a day at most) counted from 1970. */
export type Schedule = 'beijing-midnight' | { beijingHour: number } | { everySeconds: number };

/** The payload of a scheduled job: the time, in ms, of its occurrence. */
export const scheduledPayload = z.object({ occurrence: z.int() });

/**
 * The last time, in ms, at or before `now` in a schedule: the same on every node. A node that was down at that time
 * makes up for the last occurrence, not for earlier ones.
 */
export function lastOccurrence(schedule: Schedule, now: number): number {
  if (schedule === 'beijing-midnight') return beijingMidnight(now);
  if ('beijingHour' in schedule) {
    const after = schedule.beijingHour * millisecondsInHour;
    return beijingMidnight(now - after) + after;
  }
  const length = schedule.everySeconds * 1000;
  return Math.floor(now / length) * length;
}
