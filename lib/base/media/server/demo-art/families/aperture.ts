import { ramp } from '../colour';
import { paintRamp, smoothField } from '../field';
import { clamp } from '../noise';
import type { Family, Scene } from '../scene';

const { abs, exp, floor, hypot, max, min } = Math;

/** A room with a lit opening, its glow, and the wall around it. */
export const aperture: Family = (scene) => {
  const { width, height, unit, focus, palette, random } = scene;
  const opening = shape(scene);
  const frames = random.pick([1, 1, 3, 4]);
  const { ground, main, accent, light } = palette;
  const colours = random.chance(0.7) ? [ground, ground, main, accent, light] : [ground, ground, main, main, accent];
  const tones = ramp(colours, [0, 0.04, 0.44, 0.76, 1]);
  const lean = random.between(-0.35, 0.35);
  const room = smoothField(width, height, 3, (x, y) => {
    const away = opening(x - focus.x, y - focus.y) / unit;
    const slope = (lean * (y - focus.y)) / unit;
    if (away >= 0) return exp(-away * 5.2) * 0.6 * (1 + slope);
    const inward = clamp(-away / 0.26) * frames;
    const step = frames > 1 ? 0.1 * floor(inward) + 0.07 * (inward % 1) : 0.3 * inward;
    return clamp(0.62 + step + slope * 0.5);
  });
  return { kind: 'pixels', bytes: paintRamp(room, tones), width, height };
};

/** The distance of a point outside the opening, in pixels; negative inside. The origin is the opening's middle. */
function shape({ width, height, unit, random }: Scene): (x: number, y: number) => number {
  const wide = unit * random.between(0.2, 0.5) * (width > height ? 1.25 : 0.85);
  const tall = unit * random.between(0.2, 0.34);
  const corner = min(wide, tall) * random.pick([0.08, 0.5, 1]);
  const radius = unit * random.between(0.24, 0.36);
  const apart = unit * random.between(0.26, 0.34);
  return random.pick([
    (x: number, y: number) => fromBox(x, y, wide, tall, corner),
    (x: number, y: number) => fromBox(x, y, wide, tall, corner),
    (x: number, y: number) => hypot(x, y) - radius,
    (x: number, y: number) => abs(hypot(x, y) - radius * 1.1) - radius * 0.16,
    (x: number, y: number) => (y < 0 ? hypot(x, y) : abs(x)) - radius * 0.8,
    (x: number, y: number) => fromBox(abs(abs(x) - apart), y, apart * 0.52, unit * 0.34, unit * 0.02),
    (x: number, y: number) => abs(y + x * 0.12) - unit * 0.07,
  ]);
}

/** The same for a rectangle with rounded corners, from half its width and height. */
function fromBox(x: number, y: number, halfWide: number, halfTall: number, corner: number): number {
  const across = abs(x) - halfWide + corner;
  const down = abs(y) - halfTall + corner;
  return hypot(max(across, 0), max(down, 0)) + min(max(across, down), 0) - corner;
}
