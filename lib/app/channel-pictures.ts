import type { ArtRequest } from '@/lib/base/media/server/demo-art/draw';
import type { FamilyName } from '@/lib/base/media/server/demo-art/families';
import { boldPalettes, nightPalettes, type Palette, paperPalettes } from '@/lib/base/media/server/demo-art/palette';
import type { TopicKind } from '@/lib/community/topic/codes';
import { topicBackgroundKey, topicThumbKey } from '@/lib/community/topic/server/seed';
import { seedTopicBanners, topicBannerKey } from '@/lib/community/topic/server/seed/banners';
import { seedTopicList } from '@/lib/community/topic/server/seed/channels';

interface Picture {
  key: string;
  art: ArtRequest;
}

/** How channels of a kind like to be drawn, and on which ground; they take turns. */
const looks: Readonly<Record<TopicKind, { families: readonly FamilyName[]; palettes: readonly Palette[] }>> = {
  light: { families: ['tubes', 'beams', 'aperture', 'rings'], palettes: nightPalettes },
  generative: { families: ['truchet', 'ink', 'contours', 'tapestry'], palettes: boldPalettes },
  sound: { families: ['ripples', 'weave', 'score'], palettes: nightPalettes },
  immersive: { families: ['bulge', 'terrain', 'rings'], palettes: nightPalettes },
  interactive: { families: ['halftone', 'tiles', 'tapestry'], palettes: boldPalettes },
  robotics: { families: ['orbits', 'swarm', 'moire', 'truchet'], palettes: nightPalettes },
  data: { families: ['contours', 'halftone', 'score'], palettes: paperPalettes },
  film: { families: ['silk', 'glitch', 'terrain'], palettes: nightPalettes },
  performance: { families: ['ribbons', 'silk', 'beams'], palettes: nightPalettes },
  design: { families: ['weave', 'blocks', 'tiles'], palettes: paperPalettes },
  bioart: { families: ['coral', 'sunflower', 'ink'], palettes: paperPalettes },
  school: { families: ['blocks', 'facets', 'moire', 'ribbons'], palettes: boldPalettes },
  company: { families: ['tiles', 'rings', 'facets'], palettes: nightPalettes },
  welfare: { families: ['sunflower', 'ripples', 'weave', 'coral'], palettes: paperPalettes },
};

/** They draw one thing as high as the picture, which leaves a wide one empty. */
const upright: ReadonlySet<FamilyName> = new Set<FamilyName>(['orbits', 'rings', 'sunflower', 'swarm']);

const inTurn = <Item>(items: readonly Item[], turn: number, otherwise: Item): Item =>
  items[turn % items.length] ?? otherwise;

const places = new Map(seedTopicList.map(({ id, kind }, place) => [id, { kind, place }]));

/** A picture of a channel in its colours; `turn` chooses another way to draw. */
function draw(topicId: string, key: string, turn: number, size: { width: number; height: number }): Picture {
  const { kind, place } = places.get(topicId) ?? { kind: 'light', place: 0 };
  const { families, palettes } = looks[kind];
  const fitting = families.filter((family) => size.width === size.height || !upright.has(family));
  const family = inTurn(fitting, place + turn, 'tiles');
  const palette = inTurn(palettes, place * 5 + turn, nightPalettes[0]);
  return { key, art: { seed: key, family, palette, ...size } };
}

/** The pictures of the demonstration's channels, at least as large as theirs have to be. */
export const channelPictures = (): Picture[] => [
  ...seedTopicList.flatMap(({ id }) => [
    draw(id, topicThumbKey(id), 0, { width: 420, height: 420 }),
    draw(id, topicBackgroundKey(id), 0, { width: 1160, height: 330 }),
  ]),
  ...seedTopicBanners.map(({ id, topicId, position }) =>
    draw(topicId, topicBannerKey(id), position, { width: 1160, height: 300 }),
  ),
];
