import { mixColours } from '../colour';
import { gradientNoise } from '../noise';
import { type Family, short, through } from '../scene';

/** Columns seen from a corner, each side in its own shade. */
export const blocks: Family = ({ width, height, unit, palette, random }) => {
  const side = unit / random.pick([9, 12, 15]);
  const noise = gradientNoise(random);
  const { ground, main, accent, light } = palette;
  const tall = random.between(1.6, 3.2);
  const rare = random.between(0.03, 0.09);
  const looks = [
    { top: light, left: main, right: mixColours(main, ground, 0.62) },
    { top: main, left: mixColours(main, ground, 0.5), right: mixColours(main, ground, 0.8) },
    { top: accent, left: mixColours(accent, ground, 0.42), right: mixColours(accent, ground, 0.72) },
  ];
  const wide = side * Math.cos(Math.PI / 6);
  const low = side * 0.5;
  const columns = Math.ceil(width / wide) + 2;
  const rows = Math.ceil(height / low) + Math.ceil((tall * 2 * side) / low) + 4;
  const shapes: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = row % 2; column < columns; column += 2) {
      const x = (column - 1) * wide;
      const y = (row - 2) * low;
      const value = noise((x / unit) * 1.5, (y / unit) * 2.2);
      const rise = Math.max(0, Math.round((value + 0.55) * tall * 2) / 2) * side;
      const look = random.chance(rare) ? looks[2] : value > 0.12 ? looks[0] : looks[1];
      if (look) shapes.push(block(x, y, wide, low, rise + side * 0.25, look));
    }
  }
  return { kind: 'lines', body: shapes.join('') };
};

function block(
  x: number,
  y: number,
  wide: number,
  low: number,
  rise: number,
  look: { top: string; left: string; right: string },
): string {
  const top = y - rise;
  const face = (points: [number, number][], fill: string) =>
    `<path d="${through(points, true)}" fill="${fill}" stroke="${fill}" stroke-width="${short(0.6)}"/>`;
  return (
    face(
      [
        [x - wide, top],
        [x, top + low],
        [x, y + low * 3],
        [x - wide, y + low * 2],
      ],
      look.left,
    ) +
    face(
      [
        [x + wide, top],
        [x, top + low],
        [x, y + low * 3],
        [x + wide, y + low * 2],
      ],
      look.right,
    ) +
    face(
      [
        [x, top - low],
        [x + wide, top],
        [x, top + low],
        [x - wide, top],
      ],
      look.top,
    )
  );
}
