import { add, darkPlate, develop, lamp } from '../light';
import { clamp } from '../noise';
import type { Family } from '../scene';

const { ceil, exp, hypot, max } = Math;

/** Tubes of light in a dark room, and their reflection on the floor. */
export const tubes: Family = ({ width, height, palette, random }) => {
  const step = 3;
  const columns = ceil(width / step);
  const rows = ceil(height / step);
  const plate = darkPlate(columns, rows);
  const floor = rows * random.between(0.72, 0.8);
  const count = random.int(6, 13);
  const inks = [palette.main, palette.main, palette.accent, palette.main, palette.light];
  const lit = Array.from({ length: count }, (_, index) => ({
    x: columns * ((index + 0.5 + random.normal() * 0.12) / count),
    top: rows * random.between(0.06, 0.42),
    foot: floor - rows * random.between(0, 0.05),
    thick: columns * random.between(0.0022, 0.0055),
    light: lamp(inks[(index * 3 + random.int(0, 1)) % inks.length] ?? palette.main),
    strength: random.between(0.6, 1.2),
  }));
  for (let row = 0; row < rows; row++) {
    const below = row > floor;
    const seen = below ? floor - (row - floor) * 1.6 : row;
    const dim = below ? 0.34 * exp(-(row - floor) / (rows * 0.14)) : 1;
    for (let column = 0; column < columns; column++) {
      for (const tube of lit) {
        const past = max(tube.top - seen, seen - tube.foot, 0);
        const away = hypot(column - tube.x, past);
        const core = clamp((tube.thick * (below ? 2.2 : 1) - away) * 0.9 + 0.6) * 2.6;
        const halo = exp(-away / (columns * 0.012)) * 0.5 + exp(-away / (columns * 0.05)) * 0.11;
        add(plate, column, row, tube.light, (core + halo) * tube.strength * dim);
      }
    }
  }
  return { kind: 'pixels', bytes: develop(plate, palette.ground), width: columns, height: rows, enlarge: 'cubic' };
};
