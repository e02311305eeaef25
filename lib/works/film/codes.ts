/** The heights in which a work is offered, by its shorter side; the largest first. Bandwidths in bits per second. */
export const qualities = [
  { height: 1080, video: 4_500_000, audio: 160_000 },
  { height: 720, video: 2_500_000, audio: 128_000 },
  { height: 480, video: 1_200_000, audio: 128_000 },
  { height: 360, video: 700_000, audio: 96_000 },
] as const;

/** Seconds of watching that make a view; for a shorter work half of it. */
export const viewSeconds = 10;
