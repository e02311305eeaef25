import type { Palette } from './palette';
import type { Random } from './random';

/** Input of a drawing style. Lengths are in pixels of the finished picture. */
export interface Scene {
  width: number;
  height: number;
  /** The shorter side: shapes measured in it fit every format. */
  unit: number;
  /** Position of the main shape. */
  focus: { x: number; y: number };
  palette: Palette;
  random: Random;
}

/** A finished drawing: the content of an SVG on the palette's ground, or pixels (RGB) that may still be enlarged. */
export type Drawing =
  | { kind: 'lines'; body: string }
  | { kind: 'pixels'; bytes: Uint8Array; width: number; height: number; enlarge?: 'nearest' | 'cubic' };

/** A drawing style: the same scene gives the same picture. */
export type Family = (scene: Scene) => Drawing;

/** A coordinate for SVG, rounded to a tenth of a pixel. */
export const short = (value: number) => Math.round(value * 10) / 10;

/** A path through points. */
export function through(points: readonly (readonly [number, number])[], closed = false): string {
  const line = points.map(([x, y], index) => `${index ? 'L' : 'M'}${short(x)} ${short(y)}`).join('');
  return closed ? `${line}Z` : line;
}
