/** The order of a month's picks after a work is placed at a position, counted from 1: the others are shifted. */
export function placedAt(ids: readonly string[], id: string, position: number): string[] {
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(position - 1, 0, id);
}
