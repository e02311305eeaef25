import { type Family, type Scene, short } from '../scene';

/** Quarter discs, halves and squares on a grid, like an abstract poster. */
export const tiles: Family = (scene) => {
  const { width, height, unit, random } = scene;
  const tile = Math.round(unit / random.pick([3, 4, 4, 6]));
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  const left = Math.round((width - columns * tile) / 2);
  const top = Math.round((height - rows * tile) / 2);
  const shapes: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      shapes.push(tileAt(scene, left + column * tile, top + row * tile, tile));
    }
  }
  return { kind: 'lines', body: shapes.join('') };
};

function tileAt({ palette, random }: Scene, x: number, y: number, size: number): string {
  const { ground, main, accent, light } = palette;
  const [under, over] = random.pick([
    [ground, main],
    [main, ground],
    [ground, light],
    [light, main],
    [main, light],
    [ground, main],
    [accent, ground],
    [ground, accent],
  ] as const);
  const turn = random.int(0, 3) * 90;
  const half = short(size / 2);
  const full = short(size);
  const forms = [
    `<path d="M0 0H${full}A${full} ${full} 0 0 1 0 ${full}Z"/>`,
    `<path d="M0 0A${half} ${half} 0 0 0 ${full} 0Z"/><path d="M0 ${half}A${half} ${half} 0 0 0 ${full} ${half}Z"/>`,
    `<circle cx="${half}" cy="${half}" r="${short(size * 0.36)}"/>`,
    `<path d="M0 0L${full} ${full}H0Z"/>`,
    `<path d="M0 0H${half}A${half} ${half} 0 0 1 0 ${half}ZM${full} ${full}H${half}A${half} ${half} 0 0 1 ${full} ${half}Z"/>`,
    [0, 1, 2, 3]
      .map((bar) => `<rect y="${short((bar * size) / 4)}" width="${full}" height="${short(size / 8)}"/>`)
      .join(''),
    `<path d="M0 ${full}A${full} ${full} 0 0 1 ${full} 0V${half}A${half} ${half} 0 0 0 ${half} ${full}Z"/>`,
  ];
  return (
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${turn} ${half} ${half})" fill="${over}">` +
    `<rect width="${full}" height="${full}" fill="${under}"/>${random.pick(forms)}</g>`
  );
}
