import { beijingDate } from '@/lib/platform/shared/format/beijing';

/** How many months can be exported, the present one included. */
const shown = 24;

/** The latest months in Beijing as YYYY-MM, the present one first. */
export function latestMonths(now: number): string[] {
  const { year, month } = beijingDate(now);
  return Array.from({ length: shown }, (_, before) => {
    const count = year * 12 + month - 1 - before;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}
