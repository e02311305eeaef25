import { type ArtRequest, boldPalettes, nightPalettes, paperPalettes } from '@/lib/base/media/port';

/** How a picture of an article is drawn; each seed was selected by hand from several draws. */
export interface Drawing extends Pick<ArtRequest, 'family' | 'palette' | 'seed'> {
  /** 16:9 instead of 3:2. */
  wide?: true;
}

const drawn = (family: Drawing['family'], palette: Drawing['palette'], seed: string): Drawing => ({
  ...{ family, palette, seed },
});

const wide = (...words: Parameters<typeof drawn>): Drawing => ({ ...drawn(...words), wide: true });

/**
 * The pictures in the texts of each article, in the order of their numbers. Their alternative texts say what these drawings
 * show, some in colour: who changes one reads the other.
 */
export const drawings: Readonly<Record<string, readonly Drawing[]>> = {
  'article-01': [drawn('tubes', nightPalettes[9], 'b'), drawn('sunflower', nightPalettes[8], 'e')],
  'article-02': [wide('ribbons', nightPalettes[3], 'e')],
  'article-04': [wide('score', paperPalettes[5], 'y13')],
  'article-05': [wide('beams', nightPalettes[8], 'a2'), drawn('facets', nightPalettes[5], 'e')],
  'article-07': [drawn('truchet', paperPalettes[0], 'd')],
  'article-08': [wide('weave', paperPalettes[1], 'c')],
  'article-10': [wide('score', nightPalettes[10], 'a1')],
  'article-11': [drawn('rings', nightPalettes[5], 'a1')],
  'article-13': [drawn('halftone', paperPalettes[0], 'f1')],
  'article-15': [drawn('ripples', nightPalettes[8], 'h1')],
  'article-16': [drawn('ink', paperPalettes[0], 'c')],
  'article-17': [drawn('coral', paperPalettes[0], 'e'), drawn('contours', nightPalettes[1], 'a')],
  'article-18': [wide('ink', paperPalettes[5], 'i')],
  'article-20': [drawn('aperture', nightPalettes[8], 'q2')],
  'article-21': [drawn('tiles', boldPalettes[2], 'd'), drawn('orbits', nightPalettes[7], 'd')],
  'article-23': [wide('terrain', nightPalettes[8], 'c')],
  'article-24': [drawn('halftone', paperPalettes[1], 'y1')],
  'article-30': [drawn('score', paperPalettes[2], 'i1')],
  'article-31': [drawn('orbits', nightPalettes[3], 'i')],
  'article-35': [drawn('bulge', nightPalettes[4], 'd1')],
  'article-36': [drawn('coral', nightPalettes[10], 'g')],
  'article-39': [drawn('ripples', nightPalettes[0], 'g1')],
  'article-40': [wide('beams', nightPalettes[6], 'f1')],
  'article-41': [wide('terrain', nightPalettes[4], 'i')],
  'article-42': [drawn('contours', paperPalettes[5], 'f')],
  'article-43': [drawn('coral', paperPalettes[3], 'n')],
  'article-44': [drawn('tapestry', boldPalettes[3], 'b')],
  'article-45': [drawn('glitch', nightPalettes[11], 'c')],
  'article-48': [wide('tubes', nightPalettes[2], 'i')],
  'article-50': [drawn('swarm', nightPalettes[3], 'b3')],
  'article-51': [drawn('halftone', paperPalettes[5], 'j1')],
  'article-52': [drawn('aperture', nightPalettes[7], 'l1')],
  'article-54': [drawn('silk', paperPalettes[0], 'f')],
  'article-55': [drawn('blocks', nightPalettes[4], 'd')],
  'article-57': [wide('moire', paperPalettes[0], 'f1'), drawn('weave', paperPalettes[5], 'h')],
  'article-59': [drawn('truchet', paperPalettes[1], 'g')],
};

/** The covers of the articles that have one. */
export const covers: Readonly<Record<string, Drawing>> = {
  'article-01': drawn('silk', nightPalettes[0], 'n01'),
  'article-03': drawn('sunflower', paperPalettes[4], 'l03'),
  'article-05': drawn('blocks', boldPalettes[0], 'n05'),
  'article-06': drawn('tubes', nightPalettes[8], 'n06'),
  'article-07': drawn('tiles', paperPalettes[2], 'k07'),
  'article-08': drawn('ripples', nightPalettes[6], 'o08'),
  'article-09': drawn('glitch', nightPalettes[9], 'l09'),
  'article-10': drawn('contours', nightPalettes[3], 'o10'),
  'article-11': drawn('bulge', paperPalettes[0], 'l11'),
  'article-12': drawn('facets', nightPalettes[3], 'l12'),
  'article-14': drawn('tapestry', paperPalettes[3], 'm14'),
  'article-15': drawn('score', boldPalettes[1], 'k15'),
  'article-16': drawn('moire', paperPalettes[0], 'k16'),
  'article-17': drawn('coral', boldPalettes[2], 'l17'),
  'article-19': drawn('ribbons', nightPalettes[11], 'o19'),
  'article-20': drawn('halftone', nightPalettes[8], 'm20'),
  'article-22': drawn('weave', nightPalettes[6], 'k22'),
  'article-23': drawn('sunflower', boldPalettes[4], 'l23'),
  'article-24': drawn('orbits', paperPalettes[0], 'm24'),
  'article-26': drawn('blocks', nightPalettes[8], 'o26'),
  'article-27': drawn('aperture', nightPalettes[5], 'm27'),
  'article-29': drawn('terrain', nightPalettes[3], 'o29'),
  'article-30': drawn('contours', paperPalettes[2], 'n30'),
  'article-31': drawn('rings', boldPalettes[1], 'k31'),
  'article-32': drawn('halftone', paperPalettes[3], 'o32'),
  'article-33': drawn('facets', nightPalettes[6], 'o33'),
  'article-35': drawn('moire', boldPalettes[3], 'n35'),
  'article-36': drawn('ink', paperPalettes[2], 'n36'),
  'article-37': drawn('beams', nightPalettes[7], 'n37'),
  'article-38': drawn('orbits', nightPalettes[9], 'm38'),
  'article-40': drawn('tubes', nightPalettes[11], 'l40'),
  'article-41': drawn('blocks', paperPalettes[4], 'l41'),
  'article-42': drawn('truchet', paperPalettes[0], 'o42'),
  'article-43': drawn('sunflower', paperPalettes[2], 'n43'),
  'article-44': drawn('weave', boldPalettes[0], 'm44'),
  'article-46': drawn('ribbons', nightPalettes[2], 'l46'),
  'article-48': drawn('tiles', nightPalettes[10], 'm48'),
  'article-49': drawn('glitch', nightPalettes[7], 'l49'),
  'article-50': drawn('ripples', nightPalettes[3], 'm50'),
  'article-51': drawn('terrain', paperPalettes[5], 'm51'),
  'article-53': drawn('swarm', nightPalettes[6], 'm53'),
  'article-55': drawn('score', nightPalettes[6], 'o55'),
  'article-56': drawn('orbits', boldPalettes[5], 'm56'),
  'article-57': drawn('rings', paperPalettes[3], 'n57'),
  'article-58': drawn('halftone', boldPalettes[2], 'k58'),
};
