interface FilmLevel {
  width: number;
  height: number;
}

const shortSide = ({ width, height }: FilmLevel) => Math.min(width, height);

/**
 * The displayed height of each level of a playlist, in order. A small film's only level may have a larger nominal
 * height, so the server's heights are used if their number matches.
 *
 * @param names heights offered by the server, the largest first
 */
export function heightsOfLevels(levels: readonly FilmLevel[], names: readonly number[]): number[] {
  if (levels.length !== names.length) return levels.map(shortSide);
  const ranked = [...levels].sort((one, other) => shortSide(other) - shortSide(one));
  return levels.map((level) => names[ranked.indexOf(level)] ?? shortSide(level));
}

/** The index of the largest level that is not above the chosen height, else of the smallest one; -1 for automatic. */
export function levelFor(wish: number | null, heights: readonly number[]): number {
  if (wish === null || heights.length === 0) return -1;
  const fitting = heights.filter((height) => height <= wish);
  return heights.indexOf(fitting.length > 0 ? Math.max(...fitting) : Math.min(...heights));
}
