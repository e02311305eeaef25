/** The sizes of a cover, 3:4. */
export const posterCuts = [
  { width: 360, height: 480 },
  { width: 720, height: 960 },
] as const;
