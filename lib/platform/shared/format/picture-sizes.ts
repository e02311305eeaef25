/**
 * All sizes that the product requests, in pixels. Pictures are made in no other, so that nobody can fill the disk or
 * load the processor with other sizes; a screen that asks for another one does not compile.
 */
export const pictureSizes = [
  // Work thumbnails, 3:2 (specification section 9), and larger ones for wider places and dense screens.
  { width: 504, height: 336 },
  { width: 756, height: 504 },
  { width: 1008, height: 672 },
  // Avatars and channel thumbnails.
  { width: 96, height: 96 },
  { width: 140, height: 140 },
  { width: 280, height: 280 },
  // Event posters, 3:4.
  { width: 360, height: 480 },
  { width: 720, height: 960 },
  // Covers of live streams, 16:9.
  { width: 640, height: 360 },
  { width: 960, height: 540 },
  { width: 1280, height: 720 },
  // Channel images (specification section 5), and the same for phones.
  { width: 1160, height: 330 },
  { width: 812, height: 231 },
  { width: 1160, height: 300 },
  { width: 812, height: 210 },
  // Home banner on phones and, at 21:8, on wide screens.
  { width: 780, height: 536 },
  { width: 1560, height: 1072 },
  { width: 1296, height: 494 },
  { width: 2592, height: 988 },
  // The banner of a creator's page on wide screens; phones use the size of a channel image.
  { width: 1440, height: 250 },
  { width: 2880, height: 500 },
  // Share card.
  { width: 1200, height: 630 },
] as const;

export type PictureSize = (typeof pictureSizes)[number];

/** The widths of whole pictures within a text: once and twice the column of an article (specification section 9). */
export const pictureWidths = [704, 1408] as const;
export type PictureWidth = (typeof pictureWidths)[number];
