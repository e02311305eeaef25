/** A thing that shares less of the words is about something else. */
const leastShare = 0.4;

/**
 * The numbers of the things that hold most of some words, the closest first, `most` at most. Of each word it gets the things that
 * hold it; the fewer these are, the more the word says.
 */
export function mostShared(holding: readonly (readonly number[])[], most: number): number[] {
  const shared = new Map<number, { words: number; closeness: number }>();
  for (const numbers of holding) {
    for (const number of numbers) {
      const { words, closeness } = shared.get(number) ?? { words: 0, closeness: 0 };
      shared.set(number, { words: words + 1, closeness: closeness + 1 / numbers.length });
    }
  }
  return [...shared]
    .filter(([, { words }]) => words >= holding.length * leastShare)
    .toSorted(([one, a], [other, b]) => b.closeness - a.closeness || one - other)
    .slice(0, most)
    .map(([number]) => number);
}
