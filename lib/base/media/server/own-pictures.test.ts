import sharp from 'sharp';
import { animation, middleColour, plainPicture } from '@/test/pictures';
import { describeOnBothStorages } from '@/test/storages';
import { storeAnyPicture } from '../port';
import { Gate } from './gate';
import { removePictures, storeOwnPicture } from './own-pictures';
import { readBody } from './storage';

const minimum = { width: 280, height: 280 };

describeOnBothStorages('own pictures', (storage) => {
  const gate = new Gate({ parallel: 1, waiting: 10 });
  const store = (key: string, bytes: Uint8Array) =>
    storeOwnPicture(key, bytes, { minimum }, { storage: storage(), gate });
  const stored = async (key: string) => {
    const file = await storage().read(key);
    return file && readBody(file);
  };
  const keys = async () => {
    const found: string[] = [];
    for await (const key of storage().list('')) found.push(key);
    return found.sort();
  };

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'a %s becomes a jpg without anything but itself',
    async (format) => {
      const original = await sharp(await plainPicture('#3366cc'))
        .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
        .toFormat(format)
        .toBuffer();
      await store('people/a/1.jpg', original);
      const kept = await stored('people/a/1.jpg');
      const found = await sharp(kept ?? undefined).metadata();
      expect(found).toMatchObject({ format: 'jpeg', width: 900, height: 600 });
      expect([found.exif, found.xmp, found.icc, found.iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(Buffer.from(kept ?? []).includes('somebody')).toBe(false);
    },
  );

  test('stands upright, and is measured so', async () => {
    const sideways = await sharp(await plainPicture('red', { width: 600, height: 300 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await store('people/a/2.jpg', sideways);
    const found = await sharp((await stored('people/a/2.jpg')) ?? undefined).metadata();
    expect(found).toMatchObject({ width: 300, height: 600 });
    expect(found.orientation).toBeUndefined();
  });

  test('is cut where its sender says, of the upright picture', async () => {
    const halves = await sharp(await plainPicture('red', { width: 600, height: 400 }))
      .composite([{ input: await plainPicture('blue', { width: 300, height: 400 }), left: 300, top: 0 }])
      .jpeg({ quality: 100 })
      .toBuffer();
    // Rotated by a quarter, its right half is below.
    const sideways = await sharp(halves).withMetadata({ orientation: 6 }).toBuffer();
    const cut = { left: 20, top: 310, width: 300, height: 280 };
    await storeOwnPicture('works/a/1.jpg', sideways, { minimum, cut }, { storage: storage(), gate });
    const kept = (await stored('works/a/1.jpg')) ?? new Uint8Array();
    expect(await sharp(kept).metadata()).toMatchObject({ width: 300, height: 280 });
    const { r, b } = await middleColour(kept);
    expect([r < 40, b > 200]).toEqual([true, true]);
    for (const outside of [
      { ...cut, left: 101 },
      { ...cut, top: 321 },
      { ...cut, width: 279 },
    ]) {
      await expect(
        storeOwnPicture('works/a/2.jpg', sideways, { minimum, cut: outside }, { storage: storage(), gate }),
      ).rejects.toMatchObject({ code: '400', details: { fields: [{ field: 'picture', rule: 'dimensions' }] } });
    }
    expect(await stored('works/a/2.jpg')).toBeNull();
  });

  test('is brought to 2560 pixels on the long side, and never enlarged', async () => {
    await store('people/a/3.jpg', await plainPicture('red', { width: 5120, height: 1000 }));
    expect(await sharp((await stored('people/a/3.jpg')) ?? undefined).metadata()).toMatchObject({
      width: 2560,
      height: 500,
    });
    await store('people/a/4.jpg', await plainPicture('red', { width: 280, height: 280 }));
    expect(await sharp((await stored('people/a/4.jpg')) ?? undefined).metadata()).toMatchObject({
      width: 280,
      height: 280,
    });
  });

  test('shows paper where it was transparent', async () => {
    const clear = { create: { width: 300, height: 300, channels: 4 as const, background: '#00000000' } };
    await store('people/a/5.jpg', await sharp(clear).png().toBuffer());
    expect((await middleColour((await stored('people/a/5.jpg')) ?? new Uint8Array())).r).toBeGreaterThan(240);
  });

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, object]>([
    [
      'too small a picture',
      () => plainPicture('red', { width: 279, height: 900 }),
      { code: '400', details: { fields: [{ field: 'picture', rule: 'dimensions' }] } },
    ],
    [
      'a drawing with scripts',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      { code: 'UnsupportedMediaType' },
    ],
    ['a text', () => Buffer.from('not a picture'), { code: 'UnsupportedMediaType' }],
    ['nothing', () => Buffer.alloc(0), { code: 'UnsupportedMediaType' }],
    ['an animation', () => animation(3), { code: 'UnsupportedMediaType' }],
    ['a gif that unfolds', () => gifBomb(), { code: expect.stringMatching(/^(UnsupportedMediaType|TooLarge)$/) }],
    ['a broken picture', async () => (await plainPicture('red')).subarray(0, 900), { code: 'UnsupportedMediaType' }],
    ['too many pixels', () => plainPicture('red', { width: 16_000, height: 4001 }), { code: 'TooLarge' }],
  ])('refuses %s and keeps nothing', async (_, make, refusal) => {
    await expect(store('people/b/1.jpg', await make())).rejects.toMatchObject(refusal);
    expect(await stored('people/b/1.jpg')).toBeNull();
  });

  const storeAny = (stem: string, bytes: Uint8Array) =>
    storeAnyPicture(stem, bytes, { minimum: { width: 100, height: 80 } }, { storage: storage(), gate });

  test.each(['gif', 'webp'] as const)('a moving %s is kept as a gif that moves as before', async (format) => {
    const key = await storeAny(`people/m/${format}`, await animation(4, format));
    expect(key).toBe(`people/m/${format}.gif`);
    const found = await sharp((await stored(key)) ?? undefined, { animated: true }).metadata();
    expect(found).toMatchObject({ format: 'gif', width: 120, pageHeight: 90, pages: 4, delay: [80, 80, 80, 80] });
    expect([found.exif, found.xmp]).toEqual([undefined, undefined]);
  });

  test.each([
    ['a jpg', () => plainPicture('red')],
    [
      'a gif of one frame',
      async () =>
        sharp(await plainPicture('red'))
          .gif()
          .toBuffer(),
    ],
  ])('%s that may move and stands still becomes a jpg', async (_, make) => {
    const key = await storeAny('people/m/still', await make());
    expect(key).toBe('people/m/still.jpg');
    expect((await sharp((await stored(key)) ?? undefined).metadata()).format).toBe('jpeg');
  });

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, object]>([
    ['too many frames', () => longAnimation(), { code: 'TooLarge' }],
    ['too small an animation', () => animation(2, 'gif', { width: 99, height: 90 }), { code: '400' }],
    [
      'an animation that breaks off',
      async () => (await animation(9, 'webp')).subarray(0, 600),
      { code: 'UnsupportedMediaType' },
    ],
    [
      'too many bytes',
      async () => Buffer.concat([await animation(2), Buffer.alloc(8 * 1024 * 1024)]),
      { code: 'TooLarge' },
    ],
    ['a gif that unfolds', () => gifBomb(), { code: expect.stringMatching(/^(UnsupportedMediaType|TooLarge)$/) }],
  ])('refuses %s where pictures may move', async (_, make, refusal) => {
    await expect(storeAny('people/n/1', await make())).rejects.toMatchObject(refusal);
    expect([await stored('people/n/1.gif'), await stored('people/n/1.jpg')]).toEqual([null, null]);
  });

  test('are removed with what was made of them, one or a whole folder', async () => {
    const put = (key: string) => storage().put(key, new Uint8Array([1]));
    for (const key of ['people/c/1.jpg', 'people/c/2.jpg', 'people/cd/1.jpg']) {
      await put(key);
      await put(`variants/${key}/280x280.jpg`);
    }
    const others = (await keys()).filter((key) => !key.includes('people/c/'));
    await removePictures('people/c/1.jpg', { storage: storage() });
    expect(await keys()).toEqual([...others, 'people/c/2.jpg', 'variants/people/c/2.jpg/280x280.jpg'].sort());
    await removePictures('people/c/', { storage: storage() });
    await removePictures('people/c/', { storage: storage() });
    expect(await keys()).toEqual(others);
  });
});

/** A few bytes: a gif of 36 million pixels in twelve frames, of which each draws one. */
function longAnimation(): Uint8Array {
  const screen = [0xd0, 7, 0xdc, 5, 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff];
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  return Buffer.concat([Buffer.from('GIF89a'), Buffer.from([...screen, ...Array(12).fill(frame).flat(), 0x3b])]);
}

/** A few bytes that claim to be a gif of 65,535 by 65,535 pixels. */
function gifBomb(): Uint8Array {
  const screen = [0xff, 0xff, 0xff, 0xff, 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff];
  const frame = [0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 2, 2, 0x4c, 1, 0, 0x3b];
  return Buffer.concat([Buffer.from('GIF89a'), Buffer.from([...screen, ...frame])]);
}
