import { encode } from 'uqr';

/** A code to scan, as the path of its dark squares in a square of `size` units. */
export interface Qr {
  size: number;
  path: string;
}

/** Draws the code of a text, with a margin of two units. Neighbours in a row are one rectangle. */
export function drawQr(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data.map((row, y) =>
    rectangles(row)
      .map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)
      .join(''),
  );
  return { size, path: path.join('') };
}

/** Where dark squares begin in a row, and how many follow. */
function rectangles(row: readonly boolean[]): [x: number, width: number][] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    return [[x, (end < 0 ? row.length : end) - x]];
  });
}
