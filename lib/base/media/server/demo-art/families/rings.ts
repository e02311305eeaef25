import { type Family, type Scene, short, through } from '../scene';

/** Nested tilted rings in flat colours. */
export const rings: Family = (scene) => {
  const { unit, focus, palette, random } = scene;
  const count = random.int(20, 30);
  const colours = colourRound(scene);
  const drift = random.between(0.1, 0.24) * unit;
  const towards = random.between(0, 2 * Math.PI);
  const flat = random.between(0.62, 0.86);
  const turn = random.between(0.03, 0.11) * (random.chance(0.5) ? 1 : -1);
  const corners = random.pick([2, 3, 4, 5]);
  const dent = corners === 2 ? 0 : random.between(0.05, 0.13);
  const reach = random.pick([0.56, 0.78, 1.05]);
  const shapes = Array.from({ length: count }, (_, ring) => {
    const size = (1 - ring / count) ** 0.92;
    const away = (1 - size) ** 1.3 * drift;
    const outline = ringPoints(size * reach * unit * 0.84, flat, corners, dent);
    const x = short(focus.x + Math.cos(towards) * away);
    const y = short(focus.y + Math.sin(towards) * away);
    const lean = short((ring * turn * 180) / Math.PI - 24);
    const colour = colours[ring % colours.length] ?? palette.main;
    return `<path transform="translate(${x} ${y}) rotate(${lean})" d="${through(outline, true)}" fill="${colour}"/>`;
  });
  return { kind: 'lines', body: shapes.join('') };
};

function colourRound({ palette, random }: Scene): string[] {
  const { ground, main, accent, light } = palette;
  return random.pick([
    [main, ground, light, accent],
    [light, ground],
    [main, light, ground],
    [accent, ground, main, ground],
    [main, light],
  ]);
}

function ringPoints(radius: number, flat: number, corners: number, dent: number): [number, number][] {
  const steps = 96;
  return Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const reach = radius * (1 + dent * Math.cos(corners * angle));
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * flat];
  });
}
