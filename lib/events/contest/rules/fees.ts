/** A fee of a category: in fen, until just before `untilAt` (ms), which is null for the last one. */
export interface Fee {
  untilAt: number | null;
  feeFen: number;
}

/** What an entry that is sent at `at` (ms) costs, in fen. Fees are in the order of their dates; none costs nothing. */
export function feeAt(fees: readonly Fee[], at: number): number {
  return fees.find(({ untilAt }) => untilAt === null || at < untilAt)?.feeFen ?? fees.at(-1)?.feeFen ?? 0;
}

/** The lowest and the highest fee of these categories, in fen. */
export function feeRange(categories: readonly (readonly Fee[])[]): { from: number; to: number } {
  const fees = categories.flatMap((list) => (list.length > 0 ? list.map(({ feeFen }) => feeFen) : [0]));
  return fees.length > 0 ? { from: Math.min(...fees), to: Math.max(...fees) } : { from: 0, to: 0 };
}

/** The places of fees whose date is not after the one before, or missing where another fee follows. */
export function feesOutOfOrder(fees: readonly Fee[]): number[] {
  return fees.flatMap(({ untilAt }, index) => {
    const before = fees[index - 1]?.untilAt ?? null;
    const isLast = index === fees.length - 1;
    const isLate = before === null || untilAt === null || untilAt > before;
    return isLate && (untilAt !== null || isLast) ? [] : [index];
  });
}
