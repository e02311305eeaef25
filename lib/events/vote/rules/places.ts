/**
 * The places of a page of a board, from 1: entries with as many votes share one, and as many places are free after them.
 * @param counts of the page, the highest first
 * @param before how many entries are on the pages before it
 * @param tied how many of them have as many votes as its first one
 */
export function placesOf(counts: readonly number[], { before, tied }: { before: number; tied: number }): number[] {
  let place = before - tied + 1;
  return counts.map((count, index) => {
    if (index > 0 && count !== counts[index - 1]) place = before + index + 1;
    return place;
  });
}
