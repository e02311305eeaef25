import { qualities } from '../codes';

/** A rendition of a work. `width` and `height` in pixels, both even; bandwidths in bits per second. */
export interface Rendition {
  /** Displayed height: 1080, 720, 480, 360. */
  name: number;
  width: number;
  height: number;
  videoBandwidth: number;
  audioBandwidth: number;
}

/** A film's shorter side may be slightly below a height: 1918 × 1078 counts as 1080. */
const nearly = 0.97;

/**
 * The renditions of a film of this size, the largest first: at most four, none larger than the film itself, in either
 * orientation. A film below the smallest height is offered in its own size.
 */
export function ladderFor({ width, height }: { width: number; height: number }): Rendition[] {
  const short = Math.min(width, height);
  const fitting = qualities.filter((quality) => quality.height * nearly <= short);
  const chosen = fitting.length > 0 ? fitting : qualities.slice(-1);
  return chosen.map((quality) => {
    const scale = Math.min(1, quality.height / short);
    return {
      name: quality.height,
      width: even(width * scale),
      height: even(height * scale),
      videoBandwidth: quality.video,
      audioBandwidth: quality.audio,
    };
  });
}

/** H.264 subsamples colours, so both sides must be even. */
const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);
