import { ramp } from '../colour';
import { smoothField } from '../field';
import { clamp, gradientNoise } from '../noise';
import type { Family, Scene } from '../scene';

const { ceil, floor, hypot, min, sin } = Math;

/** A signal error: bands of a soft picture, shifted and split by colour. */
export const glitch: Family = (scene) => {
  const { width, height, palette } = scene;
  const tones = ramp([palette.ground, palette.main, palette.accent, palette.light], [0, 0.45, 0.8, 1]);
  const picture = smoothField(width, height, 3, softPicture(scene));
  const fates = bands(scene);
  const bytes = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    const fate = fates[y];
    if (!fate) continue;
    const row = min(fate.row, height - 1) * width;
    for (let x = 0; x < width; x++, at += 3) {
      const held = x > fate.from && x < fate.to ? x - ((x - fate.from) % fate.grain) : x;
      for (let part = 0; part < 3; part++) {
        const from = floor(clamp(held + fate.shift + (part - 1) * fate.split, 0, width - 1));
        const tone = clamp(picture.values[row + from] ?? 0);
        bytes[at + part] = tones.bytes[floor(tone * (tones.steps - 1)) * 3 + part] ?? 0;
      }
    }
  }
  return { kind: 'pixels', bytes, width, height };
};

/** The undistorted picture: an orb, an eclipse, a low sun or two lamps, in a little haze. */
function softPicture({ width, unit, focus, random }: Scene): (x: number, y: number) => number {
  const noise = gradientNoise(random);
  const radius = unit * random.between(0.42, 0.62);
  const orb = (x: number, y: number, size: number) => 1 - clamp(hypot(x - focus.x, (y - focus.y) * 1.1) / size) ** 3;
  const motif = random.pick([
    (x: number, y: number) => orb(x, y, radius),
    (x: number, y: number) => orb(x, y, radius) - 1.15 * orb(x - unit * 0.06, y, radius * 0.72),
    (x: number, y: number) => 0.85 * orb(x, y + unit * 0.1, radius * 0.8) + 0.7 * clamp((y - focus.y) / unit) * 2,
    (x: number, y: number) => orb(x - width * 0.2, y, radius * 0.6) + 0.8 * orb(x + width * 0.2, y, radius * 0.6),
    (x: number) => 0.5 + 0.5 * sin(((x - focus.x) / unit) * 4.4),
  ]);
  return (x, y) => {
    const haze = 0.72 + 0.42 * noise(x / unit + 4, y / unit);
    return motif(x, y) * haze + 0.16 + 0.14 * noise((x / unit) * 0.7, (y / unit) * 2.2);
  };
}

/** The distortion of each row of pixels, the same for all rows of a band. */
function bands({ width, height, unit, random }: Scene) {
  const rows: { row: number; shift: number; split: number; from: number; to: number; grain: number }[] = [];
  while (rows.length < height) {
    const tall = ceil(unit * random.between(0.004, 0.07) * random.between(0.3, 1));
    const loud = random.chance(0.42);
    const from = random.between(-0.2, 0.8) * width;
    const fate = {
      shift: loud ? random.normal() * unit * 0.11 : 0,
      split: loud ? random.normal() * unit * 0.012 : unit * 0.002,
      from,
      to: random.chance(0.6) ? from + random.between(0.15, 0.7) * width : from,
      grain: random.pick([unit * 0.03, unit * 0.09, width]),
    };
    const frozen = loud && random.chance(0.5);
    const start = rows.length;
    for (let row = 0; row < tall; row++) rows.push({ ...fate, row: frozen ? start : start + row });
  }
  return rows;
}
