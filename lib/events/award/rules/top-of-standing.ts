/** An entry in a standing: those that nothing could part have the same place. */
export interface Placed {
  entryId: string;
  /** From 1. */
  place: number;
}

/**
 * The first `top` of a standing; null where equal ones stand on both sides of the line, because nobody is left out without a
 * reason. Fewer where there are fewer.
 */
export function topOfStanding(standing: readonly Placed[], top: number): string[] | null {
  const inOrder = standing.toSorted((one, other) => one.place - other.place);
  const [last, next] = [inOrder[top - 1], inOrder[top]];
  if (last && next && last.place === next.place) return null;
  return inOrder.slice(0, top).map(({ entryId }) => entryId);
}
