/** The month (YYYY-MM) before or after another one by so many. */
export function monthBy(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const date = new Date(Date.UTC(year, number - 1 + step, 1));
  return date.toISOString().slice(0, 7);
}

/** The months that works may be picked for: next month, this one, a year back, and all that have picks; the latest first. */
export function monthsToPick(thisMonth: string, picked: readonly string[]): string[] {
  const near = Array.from({ length: 14 }, (_, index) => monthBy(thisMonth, 1 - index));
  return [...new Set([...near, ...picked])].sort().reverse();
}
