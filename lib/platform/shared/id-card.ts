const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checks = '10X98765432';

/**
 * Whether a text is the number of a resident identity card (GB 11643): 17 digits with a birth date that exists, and a character
 * that checks them (ISO 7064, MOD 11-2), a digit or a capital X. That it is well-formed does not say whose it is.
 */
export function isIdCardNumber(number: string): boolean {
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  const birth = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  return number[17] === checks[sum % 11] && birth >= '1880' && isRealDay(birth);
}

/** Whether a YYYY-MM-DD exists in the calendar. */
export function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
