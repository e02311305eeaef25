import type { Palette } from '../demo-art/palette';

/** Size of the logo, in pixels. */
export const markSize = 46;

/** Nine dots, one lit, as in `public/icon.svg`, where they are 15 apart. */
export function mark({ light, accent }: Pick<Palette, 'light' | 'accent'>): Buffer {
  const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
  const dots = places.map(({ row, column }) => {
    const isLit = row === 1 && column === 2;
    return `<circle cx="${6 + column * 15}" cy="${6 + row * 15}" r="${isLit ? 6.2 : 5}" fill="${isLit ? accent : light}"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${markSize}" height="${markSize}" viewBox="0 0 42.4 42.4">${dots.join('')}</svg>`,
  );
}
