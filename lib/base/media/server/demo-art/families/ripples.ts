import { ramp } from '../colour';
import { paintRamp, smoothField } from '../field';
import { clamp } from '../noise';
import type { Family } from '../scene';

const { PI, cos, hypot, sin } = Math;

/** Interference of circular waves from two or three centres. */
export const ripples: Family = ({ width, height, unit, focus, palette, random }) => {
  const turn = random.between(0, PI);
  const stones = Array.from({ length: random.pick([1, 2, 2, 3]) }, (_, index) => {
    const angle = turn + index * 2.2;
    const away = unit * random.between(0.22, 0.55);
    return { x: focus.x + cos(angle) * away, y: focus.y + sin(angle) * away, phase: random.between(0, 6) };
  });
  const length = unit / random.between(42, 74);
  const glint = random.between(-0.6, 0.6);
  const pond = smoothField(width, height, 2, (x, y) => {
    let sum = 0;
    for (const stone of stones) {
      const away = hypot(x - stone.x, y - stone.y);
      sum += sin(away / length + stone.phase) / (1 + (away / unit) * 2.2);
    }
    const light = 0.42 + sum * 0.5 + (glint * (x - width / 2)) / width;
    return clamp(light) ** 1.4;
  });
  const { ground, main, accent, light } = palette;
  const tones = ramp([ground, ground, main, random.chance(0.5) ? accent : main, light], [0, 0.14, 0.5, 0.78, 1]);
  return { kind: 'pixels', bytes: paintRamp(pond, tones), width, height };
};
