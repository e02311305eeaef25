import { addMonths, lightFormat, parseISO } from 'date-fns';

/** The month (YYYY-MM) a number of months before or after another one. */
export const monthBy = (month: string, step: number) => lightFormat(addMonths(parseISO(month), step), 'yyyy-MM');

/**
 * The months for which works may be picked: next month, this one, a year back, and all with picks; the latest first.
 */
export function monthsToPick(thisMonth: string, picked: readonly string[]): string[] {
  const near = Array.from({ length: 14 }, (_, index) => monthBy(thisMonth, 1 - index));
  return [...new Set([...near, ...picked])].sort().reverse();
}
