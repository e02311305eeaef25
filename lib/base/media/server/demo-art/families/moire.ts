import { rgb } from '../colour';
import { slope, smoothField } from '../field';
import { clamp } from '../noise';
import type { Family, Scene } from '../scene';

const { PI, abs, cos, floor, hypot, sin } = Math;

/** Two superposed gratings, whose interference makes a third pattern. */
export const moire: Family = (scene) => {
  const { width, height, palette } = scene;
  const gratings = gratingPair(scene);
  const first = smoothField(width, height, 3, gratings[0]);
  const second = smoothField(width, height, 3, gratings[1]);
  const [none, one, other, both] = [palette.ground, palette.main, palette.light, palette.accent].map(rgb);
  const bytes = new Uint8Array(width * height * 3);
  if (!none || !one || !other || !both) return { kind: 'pixels', bytes, width, height };
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const a = line(first.values[y * width + x] ?? 0, slope(first, x, y));
      const b = line(second.values[y * width + x] ?? 0, slope(second, x, y));
      for (let part = 0; part < 3; part++) {
        const left = (none[part] ?? 0) * (1 - b) + (other[part] ?? 0) * b;
        const right = (one[part] ?? 0) * (1 - b) + (both[part] ?? 0) * b;
        bytes[at + part] = left * (1 - a) + right * a;
      }
    }
  }
  return { kind: 'pixels', bytes, width, height };
};

/** How much of a pixel is on the dark half of a grating, from its phase and the width of a pixel in it. */
function line(phase: number, pixel: number): number {
  const part = phase - floor(phase);
  const inside = 0.25 - abs(part - 0.5);
  return clamp(inside / pixel + 0.5);
}

function gratingPair({ unit, focus, random }: Scene) {
  const pitch = unit / random.between(12, 17);
  const turn = random.between(0, PI);
  const apart = unit * random.between(0.16, 0.3);
  const circles = (sign: number, stretch: number) => (x: number, y: number) =>
    hypot(x - focus.x - sign * apart * cos(turn), (y - focus.y - sign * apart * sin(turn)) * stretch) / pitch;
  const straight = (angle: number, bend: number) => (x: number, y: number) => {
    const along = (x - focus.x) * cos(angle) + (y - focus.y) * sin(angle);
    const off = (y - focus.y) * cos(angle) - (x - focus.x) * sin(angle);
    return (along + bend * cos((off / unit) * 3.4) * unit) / pitch;
  };
  return random.pick([
    [circles(1, 1), circles(-1, 1)],
    [circles(0.6, 0.8), straight(turn, 0)],
    [straight(turn, 0.12), straight(turn + 0.22, -0.12)],
    [straight(turn, 0.16), circles(0.2, 1)],
  ] as const);
}
