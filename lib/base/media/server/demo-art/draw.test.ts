import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type ArtRequest, drawArt } from './draw';
import { type FamilyName, families } from './families';
import { boldPalettes, nightPalettes, paperPalettes } from './palette';

/** Milliseconds for a test that draws full pictures on a busy machine. */
const slow = 60_000;
const names = Object.keys(families) as FamilyName[];
const sizes = [
  [1008, 672],
  [720, 960],
  [672, 672],
] as const;
const ofHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const request = (family: FamilyName, seed: string, width = 252, height = 168) => ({
  ...{ family, seed, width, height },
  palette: nightPalettes[0],
});

/** Mistakes in a picture, as text; a picture whose colours hardly differ counts as blank. */
async function mistakes(art: ArtRequest): Promise<string[]> {
  const bytes = await drawArt(art);
  const { format, width, height } = await sharp(bytes).metadata();
  const { channels } = await sharp(bytes).stats();
  const wrong = {
    format: format !== 'jpeg' || width !== art.width || height !== art.height,
    large: bytes.length > 300 * 1024,
    flat: Math.max(...channels.map(({ stdev }) => stdev)) < 8,
  };
  return Object.entries(wrong).flatMap(([what, is]) => (is ? [`${art.family}: ${what}`] : []));
}

describe('drawArt', () => {
  test.each(names)('draws %s: the same for the same seed, another for another', async (family) => {
    const [once, again, other] = await Promise.all(
      ['works/a', 'works/a', 'works/b'].map(async (seed) => ofHash(await drawArt(request(family, seed)))),
    );
    expect(again).toBe(once);
    expect(other).not.toBe(once);
  });

  test(
    'draws every family in the sizes of works, posters and faces, in less than 300 kB and never a flat ground',
    async () => {
      // Each family in one of the palettes, by turns; a full run draws all.
      const asked = names.flatMap((family, index) =>
        (process.env.TEST_FULL ? sizes : sizes.filter((_, place) => place === index % sizes.length)).map((size) =>
          mistakes(request(family, 'size', ...size)),
        ),
      );
      expect((await Promise.all(asked)).flat()).toEqual([]);
    },
    slow,
  );

  test('keeps the lower left calm where words will stand', async () => {
    const palette = nightPalettes[2];
    const size = { width: 536, height: 268 };
    const corner = { left: 0, top: 187, width: 134, height: 81 };
    const spread = async (calm: boolean) => {
      const bytes = await drawArt({ ...size, family: 'tiles', seed: 'calm', palette, calm });
      const { channels } = await sharp(await sharp(bytes).extract(corner).toBuffer()).stats();
      return Math.max(...channels.map(({ stdev }) => stdev));
    };
    expect(await spread(true)).toBeLessThan((await spread(false)) / 4);
  });
});

test('palettes stand apart from their grounds', () => {
  for (const palette of [...nightPalettes, ...paperPalettes, ...boldPalettes]) {
    const { ground, ...inks } = palette;
    expect(Object.values(inks)).not.toContain(ground);
  }
});
