/** The sizes of a cover, 16:9. */
export const coverCuts = [
  { width: 640, height: 360 },
  { width: 960, height: 540 },
  { width: 1280, height: 720 },
] as const;
