import type { Palette } from './palette';
import type { Random } from './random';

/** What a family is given to draw with. Lengths are in pixels of the finished picture. */
export interface Scene {
  width: number;
  height: number;
  /** The shorter side: measure shapes in it, and they fit every format. */
  unit: number;
  /** Where the weight of the picture belongs. */
  focus: { x: number; y: number };
  palette: Palette;
  random: Random;
}

/** A finished drawing: the inside of an SVG on the palette's ground, or pixels (RGB) that may still be enlarged. */
export type Drawing =
  | { kind: 'lines'; body: string }
  | { kind: 'pixels'; bytes: Uint8Array; width: number; height: number; enlarge?: 'nearest' | 'cubic' };

/** A way of drawing: the same scene gives the same picture. */
export type Family = (scene: Scene) => Drawing;

/** A coordinate as SVG wants it: a tenth of a pixel is enough. */
export const short = (value: number) => Math.round(value * 10) / 10;

/** A path through points. */
export function through(points: readonly (readonly [number, number])[], closed = false): string {
  const line = points.map(([x, y], index) => `${index ? 'L' : 'M'}${short(x)} ${short(y)}`).join('');
  return closed ? `${line}Z` : line;
}
