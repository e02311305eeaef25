import type { Ramp, Rgb } from './colour';
import { clamp } from './noise';

const { ceil, floor, sqrt } = Math;

/** A number for every pixel, row by row. */
export interface Field {
  width: number;
  height: number;
  values: Float32Array;
}

/**
 * Evaluates `at` at every `step`th pixel and interpolates: this costs a fraction for a smooth surface, and edges drawn
 * from it afterwards stay sharp.
 */
export function smoothField(width: number, height: number, step: number, at: (x: number, y: number) => number): Field {
  const columns = ceil(width / step) + 2;
  const rows = ceil(height / step) + 2;
  const coarse = new Float32Array(columns * rows);
  for (let row = 0, index = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, index++) coarse[index] = at(column * step, row * step);
  }
  return enlarged({ width: columns, height: rows, values: coarse }, width, height, step);
}

/** The field enlarged `step` times, cropped to `width` and `height`. */
export function enlarged(coarse: Field, width: number, height: number, step: number): Field {
  const values = new Float32Array(width * height);
  const { values: from, width: columns } = coarse;
  for (let y = 0, index = 0; y < height; y++) {
    const row = floor(y / step);
    const down = y / step - row;
    for (let x = 0; x < width; x++, index++) {
      const column = floor(x / step);
      const right = x / step - column;
      const at = row * columns + column;
      const top = (from[at] ?? 0) + ((from[at + 1] ?? 0) - (from[at] ?? 0)) * right;
      const low = at + columns;
      const bottom = (from[low] ?? 0) + ((from[low + 1] ?? 0) - (from[low] ?? 0)) * right;
      values[index] = top + (bottom - top) * down;
    }
  }
  return { width, height, values };
}

/** How much the field changes from one pixel to the next. */
export function slope({ width, height, values }: Field, x: number, y: number): number {
  const at = y * width + x;
  const across = (values[x + 1 < width ? at + 1 : at - 1] ?? 0) - (values[at] ?? 0);
  const down = (values[y + 1 < height ? at + width : at - width] ?? 0) - (values[at] ?? 0);
  return sqrt(across * across + down * down) + 1e-6;
}

/** Colours a field by a ramp: 0 is its first colour, 1 its last. */
export function paintRamp({ width, height, values }: Field, { steps, bytes }: Ramp): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  for (let index = 0, out = 0; index < values.length; index++, out += 3) {
    const at = floor(clamp(values[index] ?? 0) * (steps - 1)) * 3;
    pixels[out] = bytes[at] ?? 0;
    pixels[out + 1] = bytes[at + 1] ?? 0;
    pixels[out + 2] = bytes[at + 2] ?? 0;
  }
  return pixels;
}

/** Writes a mix of two colours at a byte position; `part` 1 is all `over`. */
export function blend(pixels: Uint8Array, at: number, under: Rgb, over: Rgb, part: number): void {
  pixels[at] = under[0] + (over[0] - under[0]) * part;
  pixels[at + 1] = under[1] + (over[1] - under[1]) * part;
  pixels[at + 2] = under[2] + (over[2] - under[2]) * part;
}
