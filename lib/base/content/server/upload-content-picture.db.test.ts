import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { mediaStorage } from '@/lib/base/media/port';
import { DiskStorage } from '@/lib/base/media/server/disk-storage';
import { createMedia, type Media } from '@/lib/base/media/server/media';
import { callerOf, testContext } from '@/test/context';
import { describeOnOneEngine } from '@/test/engines';
import { plainPicture } from '@/test/pictures';
import { contentPictureMaxBytes } from '../contract';
import { uploadContentPicture } from './upload-content-picture';

describeOnOneEngine('a picture for a content page', (database) => {
  const slot = globalThis as typeof globalThis & { lightfieldMedia?: Media };
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lightfield-media-'));
    slot.lightfieldMedia = createMedia(new DiskStorage(folder));
  });
  afterAll(async () => {
    slot.lightfieldMedia = undefined;
    await rm(folder, { recursive: true });
  });

  const upload = (bytes: Uint8Array, staff: string | null = 'editor') =>
    uploadContentPicture(testContext(database().db, { caller: callerOf('ed', { staff }) }), {
      picture: new File([new Uint8Array(bytes)], 'picture.png'),
    });
  const keys = async () => {
    const found: string[] = [];
    for await (const key of mediaStorage().list('pages/')) found.push(key);
    return found;
  };

  test('is kept under a key of its own, drawn anew and no larger than a screen shows', async () => {
    const { key } = await upload(await plainPicture('red', { width: 3000, height: 1500 }));
    expect(key).toMatch(/^pages\/[0-9a-f-]{36}\.jpg$/);
    const stored = await mediaStorage().read(key);
    const body = stored?.body instanceof Uint8Array ? [stored.body] : (stored?.body ?? []);
    const drawn = await sharp(Buffer.concat(await Array.fromAsync(body))).metadata();
    expect(drawn).toMatchObject({ format: 'jpeg', width: 2560, height: 1280 });
    expect((await upload(await plainPicture('red'))).key).not.toBe(key);
  });

  test('is refused from others, too large or no picture, with nothing kept', async () => {
    const before = await keys();
    await expect(upload(await plainPicture('red'), null)).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(upload(await plainPicture('red'), 'sales')).rejects.toMatchObject({ code: 'Forbidden' });
    await expect(upload(new Uint8Array(contentPictureMaxBytes + 1))).rejects.toMatchObject({ code: 'TooLarge' });
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', '<script>', '']) {
      await expect(upload(Buffer.from(text))).rejects.toMatchObject({ code: 'UnsupportedMediaType' });
    }
    expect(await keys()).toEqual(before);
  });
});
