import { clamp, mix } from './noise';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Colours from first to last, perceptually even, as `steps` triplets of bytes. */
export interface Ramp {
  steps: number;
  bytes: Uint8Array;
}

/** Reads `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hex(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes in OKLab, where the middle of two bright colours stays bright instead of turning grey. */
export function mixColours(from: string, to: string, part: number): string {
  return hex(fromLab(between(toLab(rgb(from)), toLab(rgb(to)), part)));
}

/** A ramp through the colours; `stops` are their positions, 0 to 1, evenly spaced when left out. */
export function ramp(colours: readonly string[], stops?: readonly number[], steps = 1024): Ramp {
  const labs = colours.map((colour) => toLab(rgb(colour)));
  const places = stops ?? colours.map((_, index) => index / (colours.length - 1));
  const bytes = new Uint8Array(steps * 3);
  for (let step = 0, left = 0; step < steps; step++) {
    const at = step / (steps - 1);
    while (left < places.length - 2 && at > (places[left + 1] ?? 1)) left++;
    const start = places[left] ?? 0;
    const span = (places[left + 1] ?? 1) - start;
    const part = span > 0 ? clamp((at - start) / span) : 0;
    bytes.set(fromLab(between(labs[left] ?? black, labs[left + 1] ?? black, part)).map(Math.round), step * 3);
  }
  return { steps, bytes };
}

/** Perceived lightness of a colour, 0 to 1. */
export function lightness(colour: string): number {
  return toLab(rgb(colour))[0];
}

type Lab = readonly [number, number, number];
const black: Lab = [0, 0, 0];

const between = (from: Lab, to: Lab, part: number): Lab => [
  mix(from[0], to[0], part),
  mix(from[1], to[1], part),
  mix(from[2], to[2], part),
];

const toLinear = (part: number) => (part <= 10.31 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) =>
  255 * clamp(part <= 0.0031308 ? part * 12.92 : 1.055 * Math.max(part, 0) ** (1 / 2.4) - 0.055);

/** To OKLab (Björn Ottosson's published matrices). */
function toLab(colour: Rgb): Lab {
  const red = toLinear(colour[0]);
  const green = toLinear(colour[1]);
  const blue = toLinear(colour[2]);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
