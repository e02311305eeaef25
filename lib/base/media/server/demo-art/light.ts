import { type Rgb, rgb } from './colour';

const { ceil, exp, floor, max, min, round, sqrt } = Math;

/** A dark canvas on which light adds up. */
export interface Plate {
  width: number;
  height: number;
  /** Red, green and blue of every pixel; 1 is the brightness of one full lamp. */
  values: Float32Array;
}

export function darkPlate(width: number, height: number): Plate {
  return { width, height, values: new Float32Array(width * height * 3) };
}

/** Light of a colour, where 255 is one full lamp; squared, to keep dim colours dim. */
export function lamp(hexColour: string, strength = 1): Rgb {
  const [red, green, blue] = rgb(hexColour);
  return [(red / 255) ** 2 * strength, (green / 255) ** 2 * strength, (blue / 255) ** 2 * strength];
}

/** Adds a round glow that fades out at `radius`. */
export function addGlow(plate: Plate, x: number, y: number, radius: number, light: Rgb, strength: number): void {
  const top = max(0, ceil(y - radius));
  const bottom = min(plate.height - 1, floor(y + radius));
  const left = max(0, ceil(x - radius));
  const right = min(plate.width - 1, floor(x + radius));
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const near = 1 - ((column - x) ** 2 + (row - y) ** 2) / (radius * radius);
      if (near > 0) add(plate, column, row, light, strength * near * near * near);
    }
  }
}

export function add({ values, width }: Plate, column: number, row: number, light: Rgb, strength: number): void {
  const at = (row * width + column) * 3;
  values[at] = (values[at] ?? 0) + light[0] * strength;
  values[at + 1] = (values[at + 1] ?? 0) + light[1] * strength;
  values[at + 2] = (values[at + 2] ?? 0) + light[2] * strength;
}

/** Renders the canvas on its ground colour: bright values approach white smoothly instead of clipping. */
export function develop({ values }: Plate, ground: string): Uint8Array {
  const base = lamp(ground);
  const pixels = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at++) {
    const light = (base[at % 3] ?? 0) + (1 - exp(-(values[at] ?? 0)));
    pixels[at] = light >= 1 ? 255 : round(sqrt(light) * 255);
  }
  return pixels;
}
