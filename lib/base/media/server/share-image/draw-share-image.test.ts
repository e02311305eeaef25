import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { nightPalettes } from '../demo-art/palette';
import { drawShareImage } from './draw-share-image';
import { drawText, fitText } from './draw-text';
import { type ShareImage, shareImageHash } from './share-image';

const image: ShareImage = {
  title: '给好想法一束光，\n让整座城市看见',
  line: '商务合作：资源对接、活动、赛事与广告',
  siteName: '光场',
  art: { family: 'tiles', palette: nightPalettes[2], seed: 'test' },
};
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('a share image', () => {
  test('is a jpg of 1200 × 630 that every share card takes, the same for the same words', async () => {
    const drawn = await drawShareImage(image);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(drawn.length).toBeLessThan(300 * 1024);
    expect(hashOf(await drawShareImage(image))).toBe(hashOf(drawn));
  });

  test('shows its words: other ones give another picture there, and there alone', async () => {
    const [one, other] = await Promise.all(
      [image, { ...image, title: '让光成为作品，\n让作品被看见' }].map(async (words) => {
        const picture = sharp(await drawShareImage(words));
        const part = (left: number, top: number) =>
          picture.clone().extract({ left, top, width: 300, height: 200 }).greyscale().raw().toBuffer();
        return { words: await part(72, 290), art: await part(880, 40) };
      }),
    );
    const difference = (a: Buffer, b: Buffer) =>
      a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
    expect(difference(one?.words ?? Buffer.alloc(0), other?.words ?? Buffer.alloc(0))).toBeGreaterThan(10);
    expect(difference(one?.art ?? Buffer.alloc(0), other?.art ?? Buffer.alloc(0))).toBeLessThan(1);
  });

  test('is drawn whatever stands in the words: signs of markup, what the font lacks, far too much', async () => {
    for (const words of [
      { title: '<b>&amp;</b> "光" \u0000\u0007', line: '😀 𠮷 ꙮ' },
      { title: '光'.repeat(500), line: 'light '.repeat(300) },
      { title: 'x'.repeat(500), line: '。' },
    ]) {
      const { width, height } = await sharp(await drawShareImage({ ...image, ...words })).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
  });

  test('is named by all that it shows', () => {
    const names = [
      image,
      { ...image, title: '' },
      { ...image, line: '' },
      { ...image, siteName: 'Lightfield' },
      { ...image, art: { ...image.art, seed: 'other' } },
    ].map(shareImageHash);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{20}$/);
    expect(shareImageHash({ ...image })).toBe(names[0]);
  });
});

describe('text', () => {
  const request = { colour: '#ffffff', width: 740 };

  test('is drawn the same on a host without any font: Chinese, Latin and digits are the font’s own', async () => {
    const text = '光场，Lightfield 2026：80% “艺术”';
    const here = await drawText({ ...request, text, size: 64 });
    const bare = await drawnWithoutFonts({ ...request, text, size: 64 });
    expect(here.width).toBeGreaterThan(500);
    expect(bare).toBe(hashOf(here.png));
  });

  test('takes the largest size in which it fits, and leaves no word alone on the last line', async () => {
    const fit = { sizes: [92, 60], height: 210 };
    const short = await fitText({ ...request, text: '光场' }, fit);
    const long = await fitText({ ...request, text: '光'.repeat(24) }, fit);
    expect(short.height).toBeGreaterThan(75);
    expect(long.height).toBeLessThan(200);
    const title = { ...request, text: 'Give a good idea light, and a whole city sees it' };
    const wide = await drawText({ ...title, size: 68 });
    const even = await fitText(title, { sizes: [68], height: 300 });
    // Three lines each; the last of the wide ones is one short word.
    expect(even.width).toBeLessThan(wide.width - 100);
    expect(Math.abs(even.height - wide.height)).toBeLessThan(34);
  });
});

/** The hash of an image drawn by another process whose library finds neither fonts nor a font configuration. */
async function drawnWithoutFonts(request: Parameters<typeof drawText>[0]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lightfield-no-fonts-'));
  const configuration = join(folder, 'fonts.conf');
  const program = `import { createHash } from 'node:crypto';
    import { drawText } from '@/lib/base/media/server/share-image/draw-text';
    drawText(${JSON.stringify(request)}).then(({ png }) =>
      process.stdout.write(createHash('sha256').update(png).digest('hex')));`;
  try {
    await writeFile(configuration, '<?xml version="1.0"?><fontconfig></fontconfig>');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--input-type=module-typescript', '--eval', program],
      { env: { ...process.env, FONTCONFIG_FILE: configuration } },
    );
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}
