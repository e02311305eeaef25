import { mixColours } from '../colour';
import { type Family, type Scene, short } from '../scene';

/** Twisted ribbons of many lines. */
export const ribbons: Family = (scene) => {
  const { palette, random } = scene;
  const { main, accent, light } = palette;
  const pairs = [
    [main, light],
    [accent, main],
    [light, accent],
  ] as const;
  const body = pairs.slice(0, random.int(2, 3)).map(([from, to]) => ribbon(scene, from, to));
  return { kind: 'lines', body: `<g fill="none" stroke-linecap="round">${body.join('')}</g>` };
};

function ribbon({ width, height, unit, focus, random }: Scene, from: string, to: string): string {
  const threads = random.int(54, 80);
  const thick = short(unit * random.between(0.0022, 0.0034));
  const lean = random.between(-0.3, 0.3) * height;
  const start = [-0.1 * width, focus.y + lean] as const;
  const end = [1.1 * width, focus.y - lean] as const;
  const bend = () => [random.between(0.15, 0.85) * width, random.between(-0.15, 1.15) * height] as const;
  const [one, two] = [bend(), bend()];
  const spreads = Array.from({ length: 4 }, () => random.pick([-1, 1]) * random.between(0.1, 0.42) * unit);
  const at = ([x, y]: readonly [number, number], part: number, spread = 0) => `${short(x)} ${short(y + part * spread)}`;
  return Array.from({ length: threads }, (_, thread) => {
    const part = thread / (threads - 1);
    const way = `M${at(start, part, spreads[0])}C${at(one, part, spreads[1])} ${at(two, part, spreads[2])} ${at(end, part, spreads[3])}`;
    return `<path d="${way}" stroke="${mixColours(from, to, part)}" stroke-width="${thick}"/>`;
  }).join('');
}
