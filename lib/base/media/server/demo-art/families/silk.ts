import { ramp } from '../colour';
import { paintRamp, smoothField } from '../field';
import { clamp, gradientNoise, layered } from '../noise';
import type { Family } from '../scene';

const { PI, cos, sin, sqrt } = Math;

/** Folded cloth, drawn only by the highlights of its folds. */
export const silk: Family = ({ width, height, unit, palette, random }) => {
  const soft = layered(gradientNoise(random), 2);
  const scale = random.between(0.55, 0.95) / unit;
  const folds = random.between(7, 13);
  const warp = random.between(0.5, 1);
  const turn = random.between(0, PI);
  const cloth = (x: number, y: number) => {
    const u = x * scale;
    const v = y * scale;
    const pull = soft(u + 5.2, v + 1.3) * warp;
    const along = u * cos(turn) + v * sin(turn) + pull * 0.7;
    return sin(along * folds + soft(u * 1.7 + pull, v * 1.7 - pull) * 2.4);
  };
  const near = unit / 220;
  const shade = smoothField(width, height, 3, (x, y) => {
    const here = cloth(x, y);
    const across = (cloth(x + near, y) - here) * 9;
    const down = (cloth(x, y + near) - here) * 9;
    const facing = 1 / sqrt(1 + across * across + down * down);
    const lit = clamp((0.55 * across + 0.45 * down + 0.8) * facing);
    return 0.08 + 0.5 * lit * (0.62 + 0.38 * here) + 0.62 * clamp(lit) ** 9;
  });
  const { ground, main, accent, light } = palette;
  const colours = random.chance(0.5) ? [ground, main, accent, light] : [ground, main, main, light];
  return { kind: 'pixels', bytes: paintRamp(shade, ramp(colours, [0, 0.42, 0.78, 1])), width, height };
};
