import jsQr from 'jsqr';
import sharp from 'sharp';
import { posterSize } from '@/lib/platform/shared/poster';
import { drawPoster, type Poster } from './draw-poster';

const address = 'https://lightfield.example/en/video/detail/0190d3a2-7c5e-7e9a-9d51-1f6d3c2b4a59';
const poster: Poster = {
  cover: null,
  title: '光的褶皱：沉浸式剧场现场',
  by: '许砚',
  siteName: '光场',
  invitation: '扫码观看',
  address,
};

/** What a phone reads from the lower part, where the code is; scanning the whole picture takes long. */
async function readCode(picture: Buffer): Promise<string | undefined> {
  const { width, height } = posterSize;
  const top = Math.round(height * 0.6);
  const seen = sharp(picture).extract({ left: 0, top, width, height: height - top });
  const { data, info } = await seen.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('a phone reads the address from it, over any cover', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const cover = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
  for (const one of [poster, { ...poster, cover }]) {
    const drawn = await drawPoster(one);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', ...posterSize });
    expect(await readCode(drawn)).toBe(address);
    expect(drawn.length).toBeLessThan(600 * 1024);
  }
});

test('is drawn whatever stands in the words, and the code stays whole', async () => {
  for (const words of [
    { title: '<script>alert(1)</script> & "光"', by: '\u0000x' },
    { title: '光'.repeat(500), by: 'name '.repeat(100) },
    { title: 'x'.repeat(500), invitation: 'Scan to watch '.repeat(20) },
  ]) {
    expect(await readCode(await drawPoster({ ...poster, ...words }))).toBe(address);
  }
});

test('shows its words and its cover', async () => {
  const part = async (one: Poster, top: number) =>
    sharp(await drawPoster(one))
      .extract({ left: 64, top, width: 600, height: 160 })
      .greyscale()
      .raw()
      .toBuffer();
  const cover = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f0' } })
    .png()
    .toBuffer();
  expect((await part(poster, 656)).equals(await part({ ...poster, title: '另一件作品' }, 656))).toBe(false);
  expect((await part(poster, 100)).equals(await part({ ...poster, cover }, 100))).toBe(false);
});
