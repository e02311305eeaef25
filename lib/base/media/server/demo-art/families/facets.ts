import { mixColours, ramp, rgb } from '../colour';
import { blend } from '../field';
import { clamp, gradientNoise } from '../noise';
import type { Family } from '../scene';

const { PI, ceil, cos, floor, sin, sqrt } = Math;

/** Voronoi cells: every point belongs to its nearest seed, and every seed has its own light angle. */
export const facets: Family = ({ width, height, unit, palette, random }) => {
  const cell = unit / random.pick([5, 6, 8, 10]);
  const columns = ceil(width / cell) + 4;
  const rows = ceil(height / cell) + 4;
  const noise = gradientNoise(random);
  const { ground, main, accent, light } = palette;
  const tones = ramp([ground, mixColours(ground, main, 0.55), main, light]);
  const seeds = Array.from({ length: columns * rows }, (_, index) => {
    const x = ((index % columns) - 2 + random.between(0.08, 0.92)) * cell;
    const y = (floor(index / columns) - 2 + random.between(0.08, 0.92)) * cell;
    const tone = clamp(0.5 + noise((x / unit) * 1.4, (y / unit) * 1.4) * 0.62 + random.normal() * 0.07);
    const turn = random.between(0, 2 * PI);
    return { x, y, tone, across: cos(turn) * 0.2, down: sin(turn) * 0.2, lit: random.chance(0.06) };
  });
  const lit = rgb(accent);
  const seam = rgb(mixColours(ground, main, 0.12));
  const bytes = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const corner = (floor(y / cell) + 1) * columns + floor(x / cell) + 1;
      let first = Number.POSITIVE_INFINITY;
      let second = first;
      let nearest = seeds[corner];
      for (let around = 0; around < 9; around++) {
        const seed = seeds[corner + (around % 3) + floor(around / 3) * columns];
        if (!seed) continue;
        const away = (seed.x - x) ** 2 + (seed.y - y) ** 2;
        if (away < first) {
          second = first;
          first = away;
          nearest = seed;
        } else if (away < second) second = away;
      }
      if (!nearest) continue;
      const bend = ((x - nearest.x) * nearest.across + (y - nearest.y) * nearest.down) / cell;
      const tone = floor(clamp(nearest.tone + bend * 1.1) * (tones.steps - 1)) * 3;
      const glass = nearest.lit
        ? lit
        : ([tones.bytes[tone] ?? 0, tones.bytes[tone + 1] ?? 0, tones.bytes[tone + 2] ?? 0] as const);
      blend(bytes, at, seam, glass, clamp((sqrt(second) - sqrt(first)) / (unit * 0.006)));
    }
  }
  return { kind: 'pixels', bytes, width, height };
};
