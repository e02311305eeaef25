import { lightness, mixColours, ramp, rgb } from '../colour';
import { paintRamp, slope, smoothField } from '../field';
import { clamp, gradientNoise, layered } from '../noise';
import type { Family } from '../scene';

const { abs, floor, max, round } = Math;

/** Contour lines of a random landscape, every fifth line thicker. */
export const contours: Family = ({ width, height, unit, palette, random }) => {
  const land = layered(gradientNoise(random), 3);
  const scale = random.between(0.9, 1.5) / unit;
  const levels = random.between(14, 24);
  // Tints of a light ground are greys; only a dark ground looks bright when mixed.
  const flat = lightness(palette.ground) > 0.5 || random.chance(0.4);
  const field = smoothField(width, height, 3, (x, y) => (land(x * scale, y * scale) * 0.5 + 0.5) * levels);
  const { ground, main, accent, light } = palette;
  const deep = mixColours(ground, main, 0.4);
  const tints = ramp(flat ? [ground, ground] : [ground, deep, main, mixColours(main, light, 0.5)]);
  const steps = { ...field, values: field.values.map((value) => floor(value) / levels) };
  const bytes = paintRamp(steps, tints);
  const inks = { minor: rgb(flat ? main : mixColours(main, light, 0.7)), major: rgb(accent) };
  const thin = max(0.8, unit * 0.0016);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const value = field.values[y * width + x] ?? 0;
      const nearest = round(value);
      const major = nearest % 5 === 0;
      const away = abs(value - nearest) / slope(field, x, y);
      const cover = clamp(thin * (major ? 2.2 : 1) - away + 0.5);
      if (cover <= 0) continue;
      const ink = major ? inks.major : inks.minor;
      for (let part = 0; part < 3; part++) {
        const under = bytes[at + part] ?? 0;
        bytes[at + part] = under + ((ink[part] ?? 0) - under) * cover;
      }
    }
  }
  return { kind: 'pixels', bytes, width, height };
};
