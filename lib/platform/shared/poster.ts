/** The size of posters, in pixels: 3:4, as those of events. */
export const posterSize = { width: 900, height: 1200 };
