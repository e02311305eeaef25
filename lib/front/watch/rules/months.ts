/** Whether a part of an address can be a month, YYYY-MM, so that no other address is asked for or kept. */
export function isMonth(month: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month);
}

/** The address of the picks of a month, without language prefix; of the latest for the empty word. */
export function picksPath(month: string): string {
  return month === '' ? '/excellent' : `/excellent?month=${month}`;
}

/** A month (YYYY-MM) as `watch.picks.month` puts it into words. */
export function wordsOfMonth(month: string): { year: string; month: string } {
  const [year = '', number = ''] = month.split('-');
  return { year, month: String(Number(number)) };
}
