import type { Rgb } from '../colour';
import { add, darkPlate, develop, lamp, type Plate } from '../light';
import { gradientNoise, layered, type Noise } from '../noise';
import type { Family, Scene } from '../scene';

const step = 2;

interface Beam {
  /** Column of its source. */
  from: number;
  /** Columns of shift per row of height, and half its width there. */
  lean: number;
  spread: number;
  light: Rgb;
}

/** A night scene: fans of beams through haze, from towers behind dark hills, and their reflection in water. */
export const beams: Family = (scene) => {
  const { width, height, palette, random } = scene;
  const plate = darkPlate(Math.ceil(width / step), Math.ceil(height / step));
  const haze = layered(gradientNoise(random), 3);
  const shore = Math.round(plate.height * random.between(0.76, 0.84));
  const hills = ridge(scene, plate, shore);
  const fans = placedFans(scene, plate.width);
  const sky = lamp(palette.main, 0.3);
  for (let row = 0; row < plate.height; row++) {
    const up = Math.abs(shore - row) + 1;
    const far = Math.exp(-up / (plate.height * 0.22));
    for (let column = 0; column < plate.width; column++) {
      if (row < shore && row > (hills[column] ?? shore)) continue;
      add(plate, column, row, sky, row < shore ? far : far * 0.4);
      shine(plate, column, row, up, row < shore ? 1 : 0.3, fans, haze);
    }
  }
  return {
    kind: 'pixels',
    bytes: develop(plate, palette.ground),
    width: plate.width,
    height: plate.height,
    enlarge: 'cubic',
  };
};

/**
 * The light that the beams add to one pixel; `up` is its distance from the shore in rows, `part` the reflected share.
 */
function shine(plate: Plate, column: number, row: number, up: number, part: number, fans: Beam[], haze: Noise): void {
  const shake = part < 1 ? haze(column / 34, row / 2.2) * 4 : 0;
  for (const beam of fans) {
    const off = ((column + shake - beam.from) / up - beam.lean) / beam.spread;
    if (off < -2.4 || off > 2.4) continue;
    const air = 0.78 + 0.34 * haze(column / 90 + beam.lean * 5, row / 60);
    add(plate, column, row, beam.light, (part * air * Math.exp(-off * off)) / (0.4 + (up / plate.height) * 2.2));
  }
}

function placedFans({ width, focus, palette, random }: Scene, columns: number): Beam[] {
  const towers = random.pick([1, 2, 3, 4]);
  const perFan = towers === 1 ? random.int(11, 17) : random.int(4, 7);
  const open = towers === 1 ? random.between(0.9, 1.3) : random.between(0.22, 0.6);
  const inks = [palette.main, random.chance(0.5) ? palette.accent : palette.main, palette.light];
  return Array.from({ length: towers * perFan }, (_, index) => {
    const tower = Math.floor(index / perFan);
    const place = towers === 1 ? 0 : tower / (towers - 1) - 0.5;
    const part = (index % perFan) / (perFan - 1) - 0.5;
    const ink = inks[Math.abs(Math.round(part * perFan)) % inks.length] ?? palette.main;
    return {
      from: columns * (focus.x / width + place * 0.62),
      lean: Math.tan(part * 2 * open - place * 0.3),
      spread: random.between(0.008, 0.02),
      light: lamp(ink, ink === palette.light ? 0.7 : 1.3),
    };
  });
}

/** The first row of the hills, for every column. */
function ridge({ random }: Scene, { width, height }: Plate, shore: number): Float32Array {
  const land = layered(gradientNoise(random), 4);
  return Float32Array.from(
    { length: width },
    (_, column) => shore - (0.06 + 0.07 * land((column / height) * 2.2, 0.5)) * height * 0.6,
  );
}
