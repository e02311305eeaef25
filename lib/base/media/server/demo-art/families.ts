import { aperture } from './families/aperture';
import { beams } from './families/beams';
import { blocks } from './families/blocks';
import { bulge } from './families/bulge';
import { contours } from './families/contours';
import { coral } from './families/coral';
import { emblem } from './families/emblem';
import { facets } from './families/facets';
import { glitch } from './families/glitch';
import { halftone } from './families/halftone';
import { ink } from './families/ink';
import { moire } from './families/moire';
import { orbits } from './families/orbits';
import { ribbons } from './families/ribbons';
import { rings } from './families/rings';
import { ripples } from './families/ripples';
import { score } from './families/score';
import { silk } from './families/silk';
import { sunflower } from './families/sunflower';
import { swarm } from './families/swarm';
import { tapestry } from './families/tapestry';
import { terrain } from './families/terrain';
import { tiles } from './families/tiles';
import { truchet } from './families/truchet';
import { tubes } from './families/tubes';
import { weave } from './families/weave';
import type { Family } from './scene';

/** All drawing styles, by name. */
export const families = {
  aperture,
  beams,
  blocks,
  bulge,
  contours,
  coral,
  emblem,
  facets,
  glitch,
  halftone,
  ink,
  moire,
  orbits,
  ribbons,
  rings,
  ripples,
  score,
  silk,
  sunflower,
  swarm,
  tapestry,
  terrain,
  tiles,
  truchet,
  tubes,
  weave,
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;

/** Styles of light on dark: they need a night palette. */
export const glowing: ReadonlySet<FamilyName> = new Set<FamilyName>([
  'aperture',
  'beams',
  'facets',
  'glitch',
  'ripples',
  'silk',
  'swarm',
  'tubes',
]);
