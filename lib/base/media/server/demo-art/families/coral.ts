import { mixColours, rgb } from '../colour';
import { blend, enlarged, type Field, slope } from '../field';
import { clamp, gradientNoise } from '../noise';
import type { Family } from '../scene';

const { ceil, max } = Math;

const step = 3;

/** Reaction-diffusion: each point activates its near neighbours and inhibits far ones, until a pattern is stable. */
export const coral: Family = ({ width, height, unit, palette, random }) => {
  const columns = ceil(width / step) + 2;
  const rows = ceil(height / step) + 2;
  const near = random.pick([2, 2, 3]);
  const bias = random.between(-0.1, 0.14);
  const land = gradientNoise(random);
  let field: Field = {
    width: columns,
    height: rows,
    values: Float32Array.from({ length: columns * rows }, () => random() - 0.5),
  };
  for (let round = 0; round < 14; round++) {
    const call = blurred(field, near);
    const hush = blurred(blurred(field, near * 2), near * 2);
    const values = field.values.map((_, at) =>
      clamp(((call.values[at] ?? 0) - (hush.values[at] ?? 0)) * 9 + bias * 0.5, -1, 1),
    );
    field = { ...field, values };
  }
  const full = enlarged(blurred(field, 1), width, height, step);
  const { ground, main, accent, light } = palette;
  const under = rgb(ground);
  const overs = [rgb(main), rgb(accent), rgb(light), rgb(mixColours(main, light, 0.5))];
  const bytes = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const place = land((x / unit) * 1.1, (y / unit) * 1.1);
      const over = overs[place > 0.34 ? 1 : place < -0.38 ? 2 : 0] ?? under;
      const value = full.values[y * width + x] ?? 0;
      blend(bytes, at, under, over, clamp(value / max(slope(full, x, y), 0.02) + 0.5));
    }
  }
  return { kind: 'pixels', bytes, width, height };
};

/** The mean of `2 × radius + 1` values across, then down; edges wrap around. */
function blurred({ width, height, values }: Field, radius: number): Field {
  const across = new Float32Array(values.length);
  const down = new Float32Array(values.length);
  sweep(values, across, height, width, width, 1, radius);
  sweep(across, down, width, height, 1, width, radius);
  return { width, height, values: down };
}

function sweep(
  from: Float32Array,
  to: Float32Array,
  lines: number,
  length: number,
  line: number,
  next: number,
  radius: number,
) {
  const share = 1 / (radius * 2 + 1);
  for (let index = 0; index < lines; index++) {
    const start = index * line;
    let sum = 0;
    for (let around = -radius; around <= radius; around++)
      sum += from[start + ((around + length) % length) * next] ?? 0;
    for (let at = 0; at < length; at++) {
      to[start + at * next] = sum * share;
      sum += from[start + ((at + radius + 1) % length) * next] ?? 0;
      sum -= from[start + ((at - radius + length) % length) * next] ?? 0;
    }
  }
}
