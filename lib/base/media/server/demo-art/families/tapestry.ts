import { rgb } from '../colour';
import type { Family } from '../scene';

/**
 * Three-colour rules that produce neither stripes nor noise (the sum of a cell and its two neighbours chooses the
 * next).
 */
const rules = [1635, 1599, 2049, 600, 1041, 1884, 1794, 1704, 912, 2007, 237] as const;

/** A cellular automaton, one generation per row. */
export const tapestry: Family = ({ width, height, unit, palette, random }) => {
  const cell = unit / random.pick([48, 64, 72]);
  const columns = Math.round(width / cell);
  const rows = Math.round(height / cell);
  const rule = [...random.pick(rules).toString(3).padStart(7, '0')].map(Number).toReversed();
  const inks = [
    palette.ground,
    ...random.pick([
      [palette.main, palette.light],
      [palette.main, palette.accent],
      [palette.accent, palette.light],
    ]),
  ].map(rgb);
  const bytes = new Uint8Array(columns * rows * 3);
  let thread = Uint8Array.from({ length: columns }, () => (random.chance(0.05) ? random.int(1, 2) : 0));
  thread[Math.floor(columns / 2)] = 1;
  const before = random.int(0, 60);
  for (let row = -before; row < rows; row++) {
    const last = thread;
    for (let column = 0; row >= 0 && column < columns; column++) {
      bytes.set(inks[last[column] ?? 0] ?? [0, 0, 0], (row * columns + column) * 3);
    }
    thread = last.map((own, column) => {
      const left = last[(column + columns - 1) % columns] ?? 0;
      const right = last[(column + 1) % columns] ?? 0;
      return rule[left + own + right] ?? 0;
    });
  }
  return { kind: 'pixels', bytes, width: columns, height: rows, enlarge: 'nearest' };
};
