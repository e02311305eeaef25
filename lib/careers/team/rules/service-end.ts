import { beijingDate, nextBeijingMidnight } from '@/lib/platform/shared/format/beijing';
import { addWorkingDays } from '@/lib/platform/shared/working-days';
import { type ServiceKind, teamLimits } from '../codes';

/**
 * When a service that was paid now ends, in ms: with the tenth working day, or with the same day of the next year (the 28th for a
 * 29th of February).
 */
export function endOfService(kind: ServiceKind, now: number): number {
  if (kind === 'teams') return addWorkingDays(now, teamLimits.workingDays);
  const { year, month, day } = beijingDate(now);
  return nextBeijingMidnight(Date.UTC(year + 1, month - 1, month === 2 ? Math.min(day, 28) : day));
}
