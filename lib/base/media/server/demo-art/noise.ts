import type { Random } from './random';

// Read from `Math` once: these run for every pixel, and a global look-up costs more than the calculation.
const { PI, cos, floor, max, min, sin } = Math;

/** Smooth noise: any point of the plane to about -1 … 1, with features one unit wide. */
export type Noise = (x: number, y: number) => number;

const size = 256;
const mask = size - 1;

/** Gradient noise on a lattice that repeats every 256 units. */
export function gradientNoise(random: Random): Noise {
  const order = shuffled(random);
  const angles = Float32Array.from({ length: size * 2 }, (_, index) => {
    const angle = ((index >> 1) / size) * 2 * PI;
    return index % 2 ? sin(angle) : cos(angle);
  });
  const corner = (column: number, row: number, x: number, y: number) => {
    const at = (order[((order[column & mask] ?? 0) + row) & mask] ?? 0) * 2;
    return (angles[at] ?? 0) * x + (angles[at + 1] ?? 0) * y;
  };
  return (x, y) => {
    const column = floor(x);
    const row = floor(y);
    const dx = x - column;
    const dy = y - row;
    const u = fade(dx);
    const v = fade(dy);
    const top = mix(corner(column, row, dx, dy), corner(column + 1, row, dx - 1, dy), u);
    const bottom = mix(corner(column, row + 1, dx, dy - 1), corner(column + 1, row + 1, dx - 1, dy - 1), u);
    return mix(top, bottom, v) * 1.5;
  };
}

/** Layers of noise, each with half the size and half the strength. */
export function layered(noise: Noise, layers: number): Noise {
  return (x, y) => {
    let sum = 0;
    let scale = 1;
    for (let layer = 0; layer < layers; layer++, scale *= 2) sum += noise(x * scale + layer * 19.7, y * scale) / scale;
    return sum;
  };
}

export const mix = (from: number, to: number, part: number) => from + (to - from) * part;
export const clamp = (value: number, low = 0, high = 1) => min(max(value, low), high);

const fade = (part: number) => part * part * part * (part * (part * 6 - 15) + 10);

function shuffled(random: Random): Uint8Array {
  const order = Uint8Array.from({ length: size }, (_, index) => index);
  for (let last = mask; last > 0; last--) {
    const other = random.int(0, last);
    const kept = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
}
