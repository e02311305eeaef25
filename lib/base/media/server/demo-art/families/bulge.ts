import { mixColours, rgb } from '../colour';
import { blend, enlarged, slope } from '../field';
import { clamp } from '../noise';
import type { Family, Scene } from '../scene';

const { abs, ceil, cos, floor, hypot, sin, sqrt } = Math;

const step = 2;

interface Ball {
  x: number;
  y: number;
  radius: number;
  /** Positive bulges outwards, negative inwards. */
  power: number;
}

/** A checkerboard with bulges that look like balls. */
export const bulge: Family = (scene) => {
  const { width, height, unit, palette, random } = scene;
  const balls = placedBalls(scene);
  const { across, down, raised } = bentCheck(
    scene,
    balls,
    unit / random.pick([14, 18, 22]),
    random.pick([0, 0, 0.785]),
  );
  const { ground, main, accent, light } = palette;
  const inside = random.chance(0.5) ? accent : light;
  const inks = Array.from({ length: 64 }, (_, index) => rgb(mixColours(main, inside, clamp(index / 48))));
  const under = rgb(ground);
  const bytes = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3, index++) {
      const a = evenHalf(across.values[index] ?? 0, slope(across, x, y));
      const b = evenHalf(down.values[index] ?? 0, slope(down, x, y));
      const ink = inks[floor(clamp(raised.values[index] ?? 0) * 63)] ?? under;
      blend(bytes, at, under, ink, a * (1 - b) + b * (1 - a));
    }
  }
  return { kind: 'pixels', bytes, width, height };
};

/** The checkerboard's coordinates at every pixel, in cells, and the height of the surface there. */
function bentCheck({ width, height }: Scene, balls: Ball[], cell: number, lean: number) {
  const columns = ceil(width / step) + 2;
  const rows = ceil(height / step) + 2;
  const [across, down, raised] = [0, 1, 2].map(() => new Float32Array(columns * rows)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let index = 0; index < across.length; index++) {
    const x = (index % columns) * step;
    const y = floor(index / columns) * step;
    let u = x;
    let v = y;
    for (const ball of balls) {
      const inner = 1 - ((x - ball.x) ** 2 + (y - ball.y) ** 2) / ball.radius ** 2;
      if (inner <= 0) continue;
      const pull = ball.power * inner * sqrt(inner);
      u -= (x - ball.x) * pull;
      v -= (y - ball.y) * pull;
      raised[index] = (raised[index] ?? 0) + sqrt(inner);
    }
    across[index] = (u * cos(lean) + v * sin(lean)) / cell;
    down[index] = (v * cos(lean) - u * sin(lean)) / cell;
  }
  const full = (values: Float32Array) => enlarged({ width: columns, height: rows, values }, width, height, step);
  return { across: full(across), down: full(down), raised: full(raised) };
}

/** How much of a pixel is on the even half of a checkerboard, from its coordinate and the width of a pixel in cells. */
function evenHalf(place: number, pixel: number): number {
  const part = place / 2 - floor(place / 2);
  return clamp((0.25 - abs(part - 0.5)) / (pixel / 2) + 0.5);
}

function placedBalls({ width, height, unit, focus, random }: Scene): Ball[] {
  const first = { ...focus, radius: unit * random.between(0.42, 0.55), power: random.between(0.55, 0.72) };
  const others = Array.from({ length: random.int(0, 3) }, () => ({
    x: random.between(0.05, 0.95) * width,
    y: random.between(0.1, 0.9) * height,
    radius: unit * random.between(0.16, 0.28),
    power: -random.between(0.6, 1.1),
  }));
  const apart = others.filter((ball) => hypot(ball.x - first.x, ball.y - first.y) > ball.radius + first.radius);
  return [first, ...apart];
}
