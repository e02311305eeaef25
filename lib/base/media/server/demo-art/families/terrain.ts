import { mixColours } from '../colour';
import { gradientNoise, layered } from '../noise';
import { type Family, short, through } from '../scene';

/** Ridges, each hiding those behind it, below a disc of light. */
export const terrain: Family = ({ width, height, unit, focus, palette, random }) => {
  const land = layered(gradientNoise(random), 3);
  const lines = random.int(26, 44);
  const first = height * random.between(0.36, 0.46);
  const rough = random.between(1.6, 3);
  const step = Math.max(4, width / 240);
  const { ground, main, accent, light } = palette;
  const radius = unit * random.between(0.15, 0.27);
  const disc = `<circle cx="${short(focus.x)}" cy="${short(first - radius * 0.62)}" r="${short(radius)}" fill="${accent}"/>`;
  const ridges = Array.from({ length: lines }, (_, line) => {
    const near = line / (lines - 1);
    const base = first + near ** 1.25 * (height - first) * 1.12;
    const points: [number, number][] = [];
    for (let x = -step; x <= width + step; x += step) {
      const narrow = Math.exp(-(((x - focus.x) / (width * 0.3)) ** 2)) * 0.9 + 0.1;
      const value = Math.max(0, land((x / unit) * rough, near * 4.2) * 0.8 + 0.42);
      points.push([x, base - value * narrow * unit * (0.18 - near * 0.05)]);
    }
    const closed = `${through(points)}L${short(width + step)} ${short(height + 9)}L${short(-step)} ${short(height + 9)}Z`;
    const ink = line % 7 === 3 ? light : mixColours(main, light, (1 - near) * 0.35);
    return `<path d="${closed}" fill="${ground}" stroke="${ink}" stroke-width="${short(unit * (0.0018 + near * 0.0024))}"/>`;
  });
  return { kind: 'lines', body: disc + ridges.join('') };
};
