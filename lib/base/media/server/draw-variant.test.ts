import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { pictureSizes } from '@/lib/platform/shared/format/picture-sizes';
import { animation, middleColour, plainPicture } from '@/test/pictures';
import { formats } from '../rules/variants';
import { drawVariant, requirePicture } from './draw-variant';

const thumbnail = { width: 504, height: 336 };

describe('a jpg', () => {
  test('is cut to the size, progressive, of one frame, and keeps nothing that the camera wrote', async () => {
    const original = await sharp(await plainPicture('#3366cc'))
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toBuffer();
    const drawn = await drawVariant(original, { size: thumbnail, format: 'jpg' });
    const found = await sharp(drawn).metadata();
    expect(found).toMatchObject({ format: 'jpeg', width: 504, height: 336, isProgressive: true });
    expect(found.exif).toBeUndefined();
    expect(Buffer.from(drawn).includes('somebody')).toBe(false);
  });

  test.each(pictureSizes)('of a small picture still has the size %j', async (size) => {
    const original = await plainPicture('red', { width: 60, height: 80 });
    expect(await sharp(await drawVariant(original, { size, format: 'jpg' })).metadata()).toMatchObject(size);
  });

  test.each([
    [900, 600, 704, 469],
    [600, 900, 600, 900],
    [100, 9000, 91, 8192],
  ])('of %d by %d that is at most 704 wide is whole: %d by %d', async (width, height, drawnWidth, drawnHeight) => {
    const original = await plainPicture('red', { width, height });
    const drawn = await drawVariant(original, { size: { width: 704, height: null }, format: 'jpg' });
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: drawnWidth, height: drawnHeight });
  });

  test('shows paper where the original is transparent', async () => {
    const clear = { create: { width: 600, height: 400, channels: 4 as const, background: '#00000000' } };
    const original = await sharp(clear).png().toBuffer();
    const { r, g, b } = await middleColour(await drawVariant(original, { size: thumbnail, format: 'jpg' }));
    expect(Math.max(Math.abs(r - 0xfa), Math.abs(g - 0xf9), Math.abs(b - 0xf6))).toBeLessThanOrEqual(2);
  });

  test('stands upright when the camera was turned', async () => {
    const left = { create: { width: 300, height: 400, channels: 3 as const, background: 'blue' } };
    const halves = sharp({ create: { width: 600, height: 400, channels: 3, background: 'red' } });
    const original = await halves
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const whole = await drawVariant(original, { size: null, format: 'jpg' });
    expect(await sharp(whole).metadata()).toMatchObject({ width: 400, height: 600 });
    const top = await sharp(whole).extract({ left: 0, top: 0, width: 400, height: 200 }).jpeg().toBuffer();
    expect((await middleColour(top)).b).toBeGreaterThan(200);
  });

  test('of an animation is its first frame', async () => {
    const drawn = await drawVariant(await animation(5), { size: thumbnail, format: 'jpg' });
    expect((await sharp(drawn).metadata()).pages ?? 1).toBe(1);
    expect((await middleColour(drawn)).r).toBeLessThan(10);
  });
});

describe('a gif', () => {
  test.each(['gif', 'webp'] as const)('keeps the frames of an animated %s and their times', async (format) => {
    const drawn = await drawVariant(await animation(7, format), { size: thumbnail, format: 'gif' });
    const found = await sharp(drawn, { animated: true }).metadata();
    expect(found).toMatchObject({ format: 'gif', width: 504, pageHeight: 336, pages: 7 });
    expect(found.delay).toEqual(Array(7).fill(80));
  });

  test('that is not cut stays the very same', async () => {
    const original = await animation(3);
    expect(await drawVariant(original, { size: null, format: 'gif' })).toBe(original);
  });

  test('is made of a still picture, no larger than a page', async () => {
    const small = await drawVariant(await plainPicture('green'), { size: null, format: 'gif' });
    expect(await sharp(small).metadata()).toMatchObject({ format: 'gif', width: 900, height: 600 });
    const wide = await plainPicture('green', { width: 2320, height: 1000 });
    const fitted = await drawVariant(wide, { size: null, format: 'gif' });
    expect(await sharp(fitted).metadata()).toMatchObject({ width: 1160, height: 500 });
  });

  test('of an animation that is too long to draw stands still', async () => {
    const size = { width: 2592, height: 988 };
    const drawn = await drawVariant(await animation(20), { size, format: 'gif' });
    const found = await sharp(drawn, { animated: true }).metadata();
    expect(found).toMatchObject(size);
    expect(found.pages ?? 1).toBe(1);
  });
});

describe('what cannot be drawn', () => {
  const broken = async () => {
    const whole = await sharp({
      create: {
        width: 900,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    return whole.subarray(0, whole.length / 2);
  };
  /** A few bytes that claim to decode to 3.6 billion pixels; decoding them would fail otherwise. */
  const bomb = async () => {
    const picture = await sharp(await plainPicture('black'))
      .png()
      .toBuffer();
    picture.writeUInt32BE(60_000, 16);
    picture.writeUInt32BE(60_000, 20);
    picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
    return picture;
  };

  test.each([
    ['no picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a film', async () => Buffer.from('\0\0\0\x20ftypisom')],
    ['only a beginning', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['a picture that breaks off', broken],
  ])('%s is UnsupportedMediaType', async (_name, bytes) => {
    const original = await bytes();
    for (const format of formats) {
      const drawing = drawVariant(original, { size: thumbnail, format });
      await expect(drawing).rejects.toMatchObject({ code: 'UnsupportedMediaType' });
    }
    await expect(requirePicture(original)).rejects.toMatchObject({ code: 'UnsupportedMediaType' });
  });

  test('a picture of too many pixels is TooLarge before it is decoded', async () => {
    const original = await bomb();
    await expect(drawVariant(original, { size: thumbnail, format: 'jpg' })).rejects.toMatchObject({ code: 'TooLarge' });
    await expect(requirePicture(original)).rejects.toMatchObject({ code: 'TooLarge' });
  });
});
