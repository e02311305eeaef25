/** The order of a month's picks once a work stands at a place of it, counted from 1: the others make room. */
export function placedAt(ids: readonly string[], id: string, position: number): string[] {
  const others = ids.filter((one) => one !== id);
  return others.toSpliced(position - 1, 0, id);
}
