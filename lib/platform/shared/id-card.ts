const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checks = '10X98765432';

/**
 * Whether a text is the number of a resident identity card (GB 11643): 17 digits with a birth date that exists, and a character
 * that checks them (ISO 7064, MOD 11-2), a digit or a capital X. That it is well-formed does not say whose it is.
 */
export function isIdCardNumber(number: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  const birth = birthday(number);
  return number[17] === checks[sum % 11] && birth >= '1880' && isRealDay(birth);
}

/** The birthday that such a number names, YYYY-MM-DD. */
const birthday = (number: string) => `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;

/** In whole years on a day (YYYY-MM-DD), by the number of an identity card; null for any other text. */
export function ageByIdCard(number: string, day: string): number | null {
  if (!isIdCardNumber(number)) return null;
  const birth = birthday(number);
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Whether a YYYY-MM-DD exists in the calendar. */
export function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
