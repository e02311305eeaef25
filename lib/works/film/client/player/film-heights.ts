interface FilmLevel {
  width: number;
  height: number;
}

const shortSide = ({ width, height }: FilmLevel) => Math.min(width, height);

/**
 * By which height each level of a playlist is known, in the order of the levels. A small film's only level may be offered
 * under a larger name, so the server's names are taken where there are as many of them.
 *
 * @param names what the server offers, the largest first
 */
export function heightsOfLevels(levels: readonly FilmLevel[], names: readonly number[]): number[] {
  if (levels.length !== names.length) return levels.map(shortSide);
  const ranked = [...levels].sort((one, other) => shortSide(other) - shortSide(one));
  return levels.map((level) => names[ranked.indexOf(level)] ?? shortSide(level));
}

/** The place of the largest level that is not above the wish, else of the smallest one; -1 for whatever fits. */
export function levelFor(wish: number | null, heights: readonly number[]): number {
  if (wish === null || heights.length === 0) return -1;
  const fitting = heights.filter((height) => height <= wish);
  return heights.indexOf(fitting.length > 0 ? Math.max(...fitting) : Math.min(...heights));
}
