/** Whether a path segment can be a month, YYYY-MM, so that no other address is read or cached. */
export function isMonth(month: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month);
}

/** The address of the picks of a month, without language prefix; of the latest for an empty string. */
export function picksPath(month: string): string {
  return month === '' ? '/excellent' : `/excellent?month=${month}`;
}

/** Values of a month (YYYY-MM) for the message `watch.picks.month`. */
export function wordsOfMonth(month: string): { year: string; month: string } {
  const [year = '', number = ''] = month.split('-');
  return { year, month: String(Number(number)) };
}
