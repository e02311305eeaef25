import pino from 'pino';
import sharp from 'sharp';
import { middleColour, plainPicture } from '@/test/pictures';
import { describeOnBothStorages } from '@/test/storages';
import { createMedia, type Media } from './media';
import { serveMedia } from './serve-media';
import type { Storage } from './storage';
import { storePicture } from './store-picture';

describeOnBothStorages('variants made', (opened) => {
  let storage: Storage;
  let media: Media;
  let logged: { level: number; msg: string }[];

  beforeAll(() => {
    storage = opened();
  });
  beforeEach(() => {
    media = createMedia(storage);
    logged = [];
  });

  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const ask = (address: string, node = media) =>
    serveMedia(new Request(`http://localhost${address}`), { media: node, log, sightOf: async () => 'public' });
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  test('twenty who ask for one variant at the same time have it drawn once', async () => {
    await storePicture(storage, 'works/asked.jpg', await plainPicture('teal'));
    const read = jest.spyOn(storage, 'read');
    const put = jest.spyOn(storage, 'put');
    const asked = Array.from({ length: 20 }, () => ask('/media/works/asked.jpg?w=1200&h=630'));
    const pictures = await Promise.all((await Promise.all(asked)).map(bytesOf));
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(1);
    expect(read.mock.calls.filter(([key]) => key === 'works/asked.jpg')).toHaveLength(1);
    expect(put.mock.calls).toHaveLength(1);
    read.mockRestore();
    put.mockRestore();
    expect(media.making.size).toBe(0);
  });

  test('two nodes that draw the same variant at the same time answer the same picture', async () => {
    await storePicture(storage, 'works/nodes.jpg', await plainPicture('olive'));
    const nodes = [createMedia(storage), createMedia(storage)];
    const answers = await Promise.all(nodes.map((node) => ask('/media/works/nodes.jpg?w=1160&h=330', node)));
    const pictures = await Promise.all(answers.map(bytesOf));
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(true);
    expect(await sharp(pictures[0]).metadata()).toMatchObject({ width: 1160, height: 330 });
  });

  test('a picture that is replaced gets new variants', async () => {
    await storePicture(storage, 'works/replaced.jpg', await plainPicture('red'));
    const red = await middleColour(await bytesOf(await ask('/media/works/replaced.jpg?w=96&h=96')));
    await storePicture(storage, 'works/replaced.jpg', await plainPicture('blue'));
    const blue = await middleColour(await bytesOf(await ask('/media/works/replaced.jpg?w=96&h=96')));
    expect([red.r > 200, red.b < 50, blue.r < 50, blue.b > 200]).toEqual([true, true, true, true]);
  });

  test('a picture that is replaced while a variant is drawn leaves no variant of the former one', async () => {
    await storePicture(storage, 'works/raced.jpg', await plainPicture('red'));
    const blue = await plainPicture('blue');
    const put = jest.spyOn(storage, 'put');
    put.mockImplementationOnce(async (key, body) => {
      put.mockRestore();
      await storePicture(storage, 'works/raced.jpg', blue);
      await storage.put(key, body);
    });
    const drawn = await middleColour(await bytesOf(await ask('/media/works/raced.jpg?w=96&h=96')));
    expect([drawn.r < 50, drawn.b > 200]).toEqual([true, true]);
  });

  test('a broken picture is the caller’s trouble, and is logged with its reason', async () => {
    const picture = await plainPicture('white');
    await storage.put('works/broken.jpg', picture.subarray(0, picture.length / 2));
    const response = await ask('/media/works/broken.jpg?w=504&h=336');
    expect([response.status, (await response.json()).code]).toEqual([415, 'UnsupportedMediaType']);
    expect(logged).toMatchObject([{ level: 40, msg: 'picture cannot be drawn', err: { message: expect.any(String) } }]);
    expect((await ask('/media/works/broken.jpg')).status).toBe(200);
  });

  test('a picture whose file is too large is not drawn', async () => {
    await storage.put('works/huge.jpg', Buffer.concat([await plainPicture('white'), Buffer.alloc(32 * 1024 * 1024)]));
    const response = await ask('/media/works/huge.jpg?w=504&h=336');
    expect([response.status, (await response.json()).code]).toEqual([413, 'TooLarge']);
  });

  test('refuses to store what is no picture and keeps the former one', async () => {
    await storePicture(storage, 'avatars/1.jpg', await plainPicture('white'));
    const storing = storePicture(storage, 'avatars/1.jpg', Buffer.from('<svg/>'));
    await expect(storing).rejects.toMatchObject({ code: 'UnsupportedMediaType' });
    expect((await ask('/media/avatars/1.jpg?w=96&h=96')).status).toBe(200);
  });
});
