/**
 * The places of a page of a board, from 1: entries with as many votes share one, and as many places are free after them.
 * @param counts of the page, the highest first
 * @param before how many entries are on the pages before it
 * @param above how many entries have more votes than its first one
 */
export function placesOf(counts: readonly number[], { before, above }: { before: number; above: number }): number[] {
  let place = above + 1;
  return counts.map((count, index) => {
    if (index > 0 && count !== counts[index - 1]) place = before + index + 1;
    return place;
  });
}
