import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawGround, wordsBox } from '@/lib/base/media/server/share-image/draw-share-image';
import { languages } from '@/lib/platform/shared/language';
import { isShareImageName, shareImage, shareImageNames, shareImagePath, sharePicture } from './share-images';

const all = languages.flatMap((language) => shareImageNames.map((name) => [language, name] as const));

test.each(all)('in %s the image of %s has words, and an address of its own', (language, name) => {
  const { title, line, siteName } = shareImage(language, name);
  expect([title.length > 3, line.length > 3, siteName.length > 1]).toEqual([true, true, true]);
  // Missing messages appear as their keys, unknown tags as themselves.
  expect(`${title} ${line} ${siteName}`).not.toMatch(/shell\.|business\.|[<>{}]/);
  expect(shareImagePath(language, name)).toMatch(
    new RegExp(`^/media/share/${language}/${name}\\.jpg\\?v=[0-9a-f]{20}$`),
  );
});

test('addresses differ wherever words do', () => {
  expect(new Set(all.map((one) => shareImagePath(...one))).size).toBe(all.length);
});

test('a thing is shared with its own picture, and with that of the site where it has none', () => {
  expect(sharePicture('en', 'a/1.jpg')).toBe('/media/a/1.jpg?w=1200&h=630&f=jpg');
  for (const none of [null, undefined, '']) expect(sharePicture('en', none)).toBe(shareImagePath('en', 'home'));
});

test('only names of the table are names', () => {
  expect(shareImageNames.every(isShareImageName)).toBe(true);
  for (const name of ['', 'nothing', 'toString', '__proto__', 'home.jpg']) expect(isShareImageName(name)).toBe(false);
});

test('the font has every character of the words', async () => {
  const font = await readFile(join(process.cwd(), 'node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf'));
  const known = charactersOf(font);
  expect([known('光'), known('A'), known('\u{1f600}')]).toEqual([true, true, false]);
  const words = all.map((one) => shareImage(...one)).flatMap(({ title, line, siteName }) => [title, line, siteName]);
  expect([...new Set(words.join('').replaceAll('\n', ''))].filter((character) => !known(character))).toEqual([]);
});

test.each(shareImageNames)(
  'the words of %s stand out from whatever is drawn under them',
  async (name) => {
    const { art } = shareImage('zh', name);
    const { data } = await sharp(await drawGround(art))
      .extract(wordsBox)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let brightest = 0;
    for (let at = 0; at < data.length; at += 3)
      brightest = Math.max(brightest, luminance([...data.subarray(at, at + 3)]));
    const colour = art.palette.light.match(/\w\w/g)?.map((channel) => Number.parseInt(channel, 16)) ?? [];
    // As much as small text needs (WCAG AA), at the brightest spot.
    expect((luminance(colour) + 0.05) / (brightest + 0.05)).toBeGreaterThan(4.5);
  },
  30_000,
);

function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns a test for whether a font has a character, by its OpenType table `cmap`, format 12. */
function charactersOf(font: Buffer): (character: string) => boolean {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.readUInt32BE(entry + 8);
  const encodings = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + 4 + index * 8);
  const groups = encodings
    .map((at) => cmap + font.readUInt32BE(at + 4))
    .filter((at) => font.readUInt16BE(at) === 12)
    .flatMap((at) => Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => at + 16 + index * 12));
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return groups.some((at) => font.readUInt32BE(at) <= code && code <= font.readUInt32BE(at + 4));
  };
}
