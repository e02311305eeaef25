import { type Family, short } from '../scene';

/** Quarter circles on square tiles in random rotation, so that stripes always connect. */
export const truchet: Family = ({ width, height, unit, palette, random }) => {
  const tile = Math.round(unit / random.pick([3, 4, 5, 6]));
  const stripes = random.pick([3, 5, 7]);
  const { ground, main, accent, light } = palette;
  const inks = random.pick([
    [main, ground, light, ground],
    [main, light, accent, ground],
    [light, main],
    [accent, ground],
  ]);
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  const left = Math.round((width - columns * tile) / 2);
  const top = Math.round((height - rows * tile) / 2);
  const shapes: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const turned = random.chance(0.5);
      const x = left + column * tile;
      const y = top + row * tile;
      const corners = turned
        ? [
            [0, 0, 1],
            [1, 1, 1],
          ]
        : [
            [1, 0, 0],
            [0, 1, 0],
          ];
      const [over, under] = random.chance(0.5) ? corners : corners.toReversed();
      for (const corner of [under, over]) {
        if (corner) shapes.push(quarter(x, y, tile, stripes, inks, corner[0] ?? 0, corner[1] ?? 0));
      }
    }
  }
  return { kind: 'lines', body: shapes.join('') };
};

/** Nested quarter discs around one corner of a tile, mirrored about the middle of its side so that neighbours agree. */
function quarter(
  x: number,
  y: number,
  tile: number,
  stripes: number,
  inks: string[],
  right: number,
  down: number,
): string {
  const centreX = x + right * tile;
  const centreY = y + down * tile;
  const discs: string[] = [];
  for (let stripe = stripes - 1; stripe >= 0; stripe--) {
    const radius = ((stripe + 1) / stripes) * tile;
    const fromEdge = Math.min(stripe, stripes - 1 - stripe);
    const ink = inks[fromEdge % inks.length];
    const toX = centreX + (right ? -radius : radius);
    const toY = centreY + (down ? -radius : radius);
    const sweep = right === down ? 1 : 0;
    discs.push(
      `<path d="M${short(centreX)} ${short(centreY)}L${short(toX)} ${short(centreY)}A${short(radius)} ${short(radius)} 0 0 ${sweep} ${short(centreX)} ${short(toY)}Z" fill="${ink}"/>`,
    );
  }
  return discs.join('');
}
