import { beijingDay } from '@/lib/platform/shared/format/beijing';

/** Digits after the day. */
export const numberTail = 10;

/** Digits of a number. */
export const numberLength = 'YYYYMMDD'.length + numberTail;

/** The number of an order: the Beijing day and ten digits, which say nothing of how many orders there are. */
export function orderNumber(now: number, digits: number): string {
  return beijingDay(now).replaceAll('-', '') + String(digits).padStart(numberTail, '0');
}
