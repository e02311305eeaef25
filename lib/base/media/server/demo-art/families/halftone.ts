import { clamp, gradientNoise } from '../noise';
import { type Family, type Scene, short } from '../scene';

/** A grid of dots that are larger where two waves meet. */
export const halftone: Family = (scene) => {
  const { width, height, unit, random } = scene;
  const pitch = unit / random.pick([18, 22, 27, 33]);
  const lean = random.pick([0, 0, Math.PI / 4, Math.PI / 9]);
  const mark = random.pick([dot, dot, square, dash]);
  const tone = surface(scene);
  const reach = Math.hypot(width, height) / 2 + pitch;
  const marks: string[] = [];
  for (let v = -reach; v <= reach; v += pitch) {
    for (let u = -reach; u <= reach; u += pitch) {
      const x = width / 2 + u * Math.cos(lean) - v * Math.sin(lean);
      const y = height / 2 + u * Math.sin(lean) + v * Math.cos(lean);
      if (x < -pitch || y < -pitch || x > width + pitch || y > height + pitch) continue;
      const value = tone(x, y);
      const size = pitch * (0.07 + 0.42 * clamp(Math.abs(value)));
      marks.push(mark(x, y, size, inkFor(value, scene)));
    }
  }
  return { kind: 'lines', body: marks.join('') };
};

function surface({ width, unit, focus, random }: Scene): (x: number, y: number) => number {
  const noise = gradientNoise(random);
  const across = (2 * Math.PI * random.between(0.9, 2.2)) / unit;
  const down = (2 * Math.PI * random.between(0.8, 1.9)) / unit;
  const phase = random.between(0, 6);
  const kind = random.int(0, 2);
  if (kind === 0) return (x, y) => Math.sin(x * across + phase) * Math.cos(y * down - phase);
  if (kind === 1) return (x, y) => Math.sin(Math.hypot(x - focus.x, y - focus.y) * across * 1.3 + phase);
  return (x, y) => noise((x / unit) * 1.6, (y / unit) * 1.6) * 1.7 + (0.5 * (x - width / 2)) / width;
}

function inkFor(value: number, { palette }: Scene): string {
  if (value > 0.52) return palette.accent;
  return value > -0.15 ? palette.main : palette.light;
}

const dot = (x: number, y: number, size: number, ink: string) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(size)}" fill="${ink}"/>`;

const square = (x: number, y: number, size: number, ink: string) =>
  `<rect x="${short(x - size)}" y="${short(y - size)}" width="${short(size * 2)}" height="${short(size * 2)}" fill="${ink}"/>`;

const dash = (x: number, y: number, size: number, ink: string) =>
  `<rect x="${short(x - size * 1.05)}" y="${short(y - size * 0.42)}" width="${short(size * 2.1)}" height="${short(size * 0.84)}" rx="${short(size * 0.42)}" fill="${ink}"/>`;
