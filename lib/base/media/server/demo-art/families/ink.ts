import { ramp } from '../colour';
import { paintRamp } from '../field';
import { gradientNoise } from '../noise';
import type { Family, Scene } from '../scene';

const { PI, cos, exp, floor, min, sin } = Math;

/** Calligraphy by particles: a brush stroke whose particles drift with a current. */
export const ink: Family = (scene) => {
  const { width, height, unit, palette, random } = scene;
  const current = gradientNoise(random);
  const scale = random.between(0.9, 1.7) / unit;
  const swirl = random.between(1.2, 2.4);
  const stroke = gesture(scene);
  const density = new Float32Array(width * height);
  const pace = unit * 0.0034;
  const particles = 4400;
  for (let particle = 0; particle < particles; particle++) {
    const start = stroke(particle / particles);
    let { x, y } = start;
    const life = 40 + random() * 150;
    for (let age = 0; age < life; age++) {
      const angle = start.angle + current(x * scale, y * scale) * swirl * PI * min(1, age / 70);
      x += cos(angle) * pace;
      y += sin(angle) * pace;
      splat(density, width, height, x, y, 1 - age / life);
    }
  }
  const full = 1 / (4.2 * (672 / unit) ** 1.6);
  const values = density.map((amount) => 1 - exp(-amount * full));
  const { ground, main, accent, light } = palette;
  const tones = random.chance(0.5)
    ? ramp([ground, main, light], [0, 0.62, 1])
    : ramp([ground, main, accent, light], [0, 0.5, 0.82, 1]);
  return { kind: 'pixels', bytes: paintRamp({ width, height, values }, tones), width, height };
};

/** Start of a particle along the brush stroke, and the direction of the brush there. */
function gesture({ unit, width, focus, random }: Scene) {
  const turns = random.pick([0.82, 0.92, 1.6]);
  const from = random.between(0, 2 * PI);
  const radius = unit * random.between(0.24, 0.33);
  const round = random.chance(0.6);
  const wide = unit * random.between(0.02, 0.07);
  return (part: number) => {
    const spread = random.normal() * wide * (0.25 + sin(part * PI));
    if (round) {
      const angle = from + part * turns * 2 * PI;
      const reach = (radius + spread) * (1 + part * 0.16 * turns);
      return {
        x: focus.x + cos(angle) * reach * 1.15,
        y: focus.y + sin(angle) * reach,
        angle: angle + PI / 2,
      };
    }
    const x = focus.x + (part - 0.5) * width * 0.8;
    const lift = sin(part * PI * turns * 2 + from) * radius * 0.8;
    return { x, y: focus.y + lift + spread, angle: cos(part * PI * turns * 2 + from) * 0.8 };
  };
}

function splat(density: Float32Array, width: number, height: number, x: number, y: number, amount: number): void {
  const column = floor(x);
  const row = floor(y);
  if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return;
  const right = x - column;
  const down = y - row;
  const at = row * width + column;
  density[at] = (density[at] ?? 0) + amount * (1 - right) * (1 - down);
  density[at + 1] = (density[at + 1] ?? 0) + amount * right * (1 - down);
  density[at + width] = (density[at + width] ?? 0) + amount * (1 - right) * down;
  density[at + width + 1] = (density[at + width + 1] ?? 0) + amount * right * down;
}
