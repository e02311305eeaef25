import { beijingDay } from '@/lib/platform/shared/format/beijing';

/** Without letters and digits that are confused when a number is read out: 0 and O, 1, I and L. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const length = 5;

/**
 * A number that a customer can read out: `LF261120-7K3Q2`, the day in Beijing and five random characters. `random`
 * returns an integer from 0 to below its argument. It may not be unique; the table checks that.
 */
export function leadNumber(now: number, random: (below: number) => number): string {
  const day = beijingDay(now).slice(2).replaceAll('-', '');
  const letters = Array.from({ length }, () => alphabet[random(alphabet.length)]);
  return `LF${day}-${letters.join('')}`;
}
