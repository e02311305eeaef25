import { presentFuturePictures } from '@/lib/base/content/server/seed/present-future';
import type { ArtRequest } from '@/lib/base/media/server/demo-art/draw';
import { type FamilyName, glowing } from '@/lib/base/media/server/demo-art/families';
import { boldPalettes, nightPalettes, type Palette, paperPalettes } from '@/lib/base/media/server/demo-art/palette';
import { reportPictureKeys } from '@/lib/base/moderation/server/seed';
import { bannerKey, seedBannersWithIds } from '@/lib/business/banner/server/seed';
import { seedArticlePictures } from '@/lib/community/article/server/seed/articles';
import { seedProgramme } from '@/lib/events/activity/server/seed/place-activity';
import { seedContestPictures } from '@/lib/events/contest/server/seed/contests';
import { seedEntryList } from '@/lib/events/entry/server/seed/entries';
import { seedBroadcastList, seedCoverKey } from '@/lib/live/broadcast/server/seed/broadcasts';
import { avatarKey, seedPeople } from '@/lib/people/person/server/seed';
import { coverKey, type DemonstrationWork, seedPicks, seedWorks } from '@/lib/works/work/server/seed';
import { channelPictures } from './channel-pictures';

/** A picture of the demonstration: its media key and how it is drawn. */
export interface DemonstrationPicture {
  key: string;
  art: ArtRequest;
}

/** The drawing styles of each kind of work, used in turn. */
const familiesFor: Record<DemonstrationWork['discipline'], readonly FamilyName[]> = {
  installation: ['rings', 'aperture', 'tubes', 'moire', 'silk'],
  projection: ['facets', 'tiles', 'bulge', 'halftone', 'blocks'],
  generative: ['ink', 'truchet', 'orbits', 'contours', 'sunflower', 'tapestry'],
  intelligence: ['glitch', 'silk', 'coral', 'ink', 'facets'],
  sound: ['weave', 'score', 'ripples', 'ribbons', 'halftone'],
  immersive: ['terrain', 'aperture', 'rings', 'bulge', 'blocks'],
  swarm: ['swarm', 'swarm', 'sunflower', 'ribbons'],
  robotics: ['orbits', 'tiles', 'moire', 'truchet', 'blocks'],
  bioart: ['coral', 'sunflower', 'ripples', 'ink', 'contours'],
  festival: ['beams', 'tubes', 'swarm', 'beams', 'aperture'],
  data: ['contours', 'score', 'halftone', 'terrain', 'weave'],
  performance: ['ribbons', 'silk', 'rings', 'ink', 'weave'],
  network: ['glitch', 'tapestry', 'truchet', 'tiles', 'halftone'],
};

const posterFamilies: readonly FamilyName[] = [
  ...([
    'beams',
    'rings',
    'tapestry',
    'aperture',
    'tiles',
    'ribbons',
    'silk',
    'orbits',
    'facets',
    'truchet',
    'ink',
  ] as const),
  ...([
    'halftone',
    'tubes',
    'sunflower',
    'terrain',
    'glitch',
    'bulge',
    'swarm',
    'moire',
    'score',
    'coral',
    'weave',
  ] as const),
];

/** The banners' pictures, selected by hand from many draws. */
const bannerChoices: readonly (readonly [FamilyName, Palette, string])[] = [
  ['beams', nightPalettes[0], 'banner-01-3'],
  ['rings', nightPalettes[2], 'banner-02-5'],
  ['ribbons', nightPalettes[9], 'banner-06-0'],
  ['glitch', nightPalettes[11], 'banner-07-3'],
  ['aperture', nightPalettes[4], 'banner-05-5'],
  ['ripples', nightPalettes[6], 'banner-06-1'],
  ['terrain', nightPalettes[3], 'banner-07-1'],
  ['ink', nightPalettes[3], 'banner-03-2'],
  ['silk', nightPalettes[1], 'banner-08-4'],
  ['contours', nightPalettes[5], 'banner-10-1'],
  ['orbits', nightPalettes[8], 'banner-11-1'],
  ['facets', nightPalettes[7], 'banner-12-1'],
];

/** The cover of the first work on the home page, selected by hand too. */
const leadCover = { key: coverKey(seedPicks[0] ?? ''), palette: nightPalettes[1], seed: 'lead-0' };

/** Dark, light and coloured in turn, so that neighbours differ. */
const allPalettes: readonly Palette[] = nightPalettes.flatMap((night, index) => [
  night,
  ...(index % 2 ? [paperPalettes[(index - 1) / 2] ?? night] : [boldPalettes[index / 2] ?? night]),
]);

function paletteFor(family: FamilyName, index: number): Palette {
  const choices = glowing.has(family) ? nightPalettes : allPalettes;
  return choices[(index * 7 + Math.floor(index / 24) * 5) % choices.length] ?? nightPalettes[0];
}

function picture(key: string, family: FamilyName, index: number, width: number, height: number): DemonstrationPicture {
  return { key, art: { seed: key, family, palette: paletteFor(family, index), width, height } };
}

const inTurn = (families: readonly FamilyName[], turn: number): FamilyName =>
  families[turn % families.length] ?? 'rings';

/** The photos of an activity: like its poster and unlike it by turns, every third one upright. */
function activityPhotos({ photoKeys }: (typeof seedProgramme)[number], index: number): DemonstrationPicture[] {
  return photoKeys.map((key, place) => {
    const family = inTurn(posterFamilies, index + 5 * place);
    const [width, height] = place % 3 === 2 ? [640, 960] : [960, 640];
    return picture(key, family, index + place, width, height);
  });
}

/** The head of the special, calm like a banner, and its wall: one picture for each of its parts, and a few more. */
function specialPictures(): DemonstrationPicture[] {
  const { head, wall } = presentFuturePictures;
  const art = { seed: head, family: 'silk', palette: nightPalettes[4], width: 2144, height: 1072, calm: true } as const;
  const families: readonly FamilyName[] = ['coral', 'orbits', 'sunflower', 'glitch', 'truchet', 'terrain'];
  return [{ key: head, art }, ...wall.map((key, index) => picture(key, inTurn(families, index), index, 1008, 672))];
}

/** The heads and walls of the pages of contests: of each a calm head, and a wall of one palette. */
function contestPictures(): DemonstrationPicture[] {
  const heads: readonly FamilyName[] = ['silk', 'rings', 'beams', 'ribbons'];
  return seedContestPictures.flatMap(([head = '', ...wall], index) => {
    const palette = nightPalettes[(3 * index + 1) % nightPalettes.length] ?? nightPalettes[0];
    const art = { seed: head, family: inTurn(heads, index), palette, width: 2144, height: 1072, calm: true };
    return [
      { key: head, art },
      ...wall.map((key, place) => {
        const { art: drawn } = picture(key, inTurn(posterFamilies, 5 * index + place), place, 1008, 672);
        return { key, art: { ...drawn, palette } };
      }),
    ];
  });
}

/** What entries show beside their works: drawn like those. */
function entryPictures(): DemonstrationPicture[] {
  const works = new Map(seedWorks.map((work) => [work.id, work]));
  return seedEntryList.flatMap(({ work, pictureKeys }, index) => {
    const discipline = works.get(`video-${String(work).padStart(3, '0')}`)?.discipline ?? 'installation';
    return pictureKeys.map((key, place) =>
      picture(key, inTurn(familiesFor[discipline], index + place), index, 1008, 672),
    );
  });
}

/** Every picture the demonstration's rows name, in the sizes of DESIGN 9. */
export function demonstrationPictures(): DemonstrationPicture[] {
  const kinds = Object.keys(familiesFor).length;
  return [
    ...seedBannersWithIds.map(({ id }, index): DemonstrationPicture => {
      const [family, palette, seed] = bannerChoices[index % bannerChoices.length] ?? ['rings', nightPalettes[0], id];
      const art = { seed, family, palette, width: 2144, height: 1072, focus: { x: 0.6, y: 0.4 }, calm: true };
      return { key: bannerKey(id), art };
    }),
    ...seedPeople.map(({ id }, index) => picture(avatarKey(id), 'emblem', index, 280, 280)),
    ...seedWorks.map((work, index) => {
      const family = inTurn(familiesFor[work.discipline], Math.floor(index / kinds));
      const cover = picture(coverKey(work.id), family, index, 1008, 672);
      return cover.key === leadCover.key ? { ...cover, art: { ...cover.art, ...leadCover } } : cover;
    }),
    ...seedProgramme.map(({ cover }, index) => picture(cover, inTurn(posterFamilies, index), index, 720, 960)),
    ...seedProgramme.flatMap(activityPhotos),
    ...channelPictures(),
    ...seedArticlePictures,
    ...specialPictures(),
    ...contestPictures(),
    ...entryPictures(),
    ...seedBroadcastList.map(({ id }, index) =>
      picture(seedCoverKey(id), inTurn(posterFamilies, 3 * index + 1), index + 2, 1280, 720),
    ),
    // Drawn like the works that they are evidence about.
    ...reportPictureKeys.map((key, index) => picture(key, inTurn(familiesFor.swarm, index), index, 960, 540)),
  ];
}
