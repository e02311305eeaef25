import pino from 'pino';
import sharp from 'sharp';
import { animation, plainPicture } from '@/test/pictures';
import { describeOnBothStorages } from '@/test/storages';
import { createMedia, type Media } from './media';
import { type MediaParts, serveMedia } from './serve-media';
import type { Storage } from './storage';
import { storePicture } from './store-picture';

const film = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom'), Buffer.alloc(700_000, 'light')]);

describeOnBothStorages('media served', (opened) => {
  let storage: Storage;
  let media: Media;
  let logged: { level: number; msg: string }[];
  let sightOf: jest.MockedFunction<MediaParts['sightOf']>;

  beforeAll(async () => {
    storage = opened();
    await storePicture(storage, 'works/1.jpg', await plainPicture('#3366cc'));
    await storePicture(storage, 'works/moving.gif', await animation(4));
    await storage.put('works/film.mp4', film);
  });
  beforeEach(() => {
    media = createMedia(storage);
    logged = [];
    sightOf = jest.fn().mockResolvedValue('public');
  });

  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    serveMedia(new Request(`http://localhost${address}`, { method, headers }), { media, log, sightOf });
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  test('an original is answered as it was stored, and kept by others for five minutes', async () => {
    const response = await ask('/media/works/film.mp4');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(film.length),
      'x-body-length': String(film.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[^"]+"$/),
      'last-modified': expect.stringMatching(/ GMT$/),
    });
    expect((await bytesOf(response)).equals(film)).toBe(true);
  });

  test('a picture is answered in the asked size, whatever the daily cache key', async () => {
    const first = await ask('/media/works/1.jpg?w=504&h=336');
    expect(first.headers.get('content-type')).toBe('image/jpeg');
    const picture = await bytesOf(first);
    expect(first.headers.get('content-length')).toBe(String(picture.length));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 504, height: 336 });
    const again = await ask('/media/works/1.jpg?w=504&h=336&f=jpg&t=1763568000000');
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect((await bytesOf(again)).equals(picture)).toBe(true);
  });

  test('a gif keeps its animation, and a jpg may be asked as one', async () => {
    const moving = await bytesOf(await ask('/media/works/moving.gif?w=280&h=280&f=gif'));
    expect(await sharp(moving, { animated: true }).metadata()).toMatchObject({ pages: 4, width: 280, pageHeight: 280 });
    const still = await ask('/media/works/1.jpg?f=gif');
    expect(still.headers.get('content-type')).toBe('image/gif');
    expect(await sharp(await bytesOf(still)).metadata()).toMatchObject({ format: 'gif', width: 900, height: 600 });
  });

  test.each([
    [{ Range: 'bytes=0-9' }, 0, 9],
    [{ Range: 'bytes=690000-' }, 690_000, film.length - 1],
    [{ Range: 'bytes=-100' }, film.length - 100, film.length - 1],
    [{ Range: 'bytes=5-600000' }, 5, 600_000],
  ])('answers the part %j', async (headers, start, end) => {
    const response = await ask('/media/works/film.mp4', headers);
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${film.length}`);
    expect(response.headers.get('content-length')).toBe(String(end - start + 1));
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect((await bytesOf(response)).equals(film.subarray(start, end + 1))).toBe(true);
  });

  test('answers 416 with the size to a range beyond the end, and everything to several ranges', async () => {
    const beyond = await ask('/media/works/film.mp4', { Range: `bytes=${film.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`]);
    const several = await ask('/media/works/film.mp4', { Range: 'bytes=0-1,5-6' });
    expect([several.status, (await bytesOf(several)).length]).toEqual([200, film.length]);
  });

  test('goes on with a download only while the file is the same', async () => {
    const etag = (await ask('/media/works/film.mp4', {}, 'HEAD')).headers.get('etag') ?? '';
    const same = await ask('/media/works/film.mp4', { Range: 'bytes=10-', 'If-Range': etag });
    const other = await ask('/media/works/film.mp4', { Range: 'bytes=10-', 'If-Range': '"other"' });
    expect([same.status, other.status]).toEqual([206, 200]);
    await Promise.all([same.body?.cancel(), other.body?.cancel()]);
  });

  test('answers 304 to who has it already', async () => {
    const address = '/media/works/1.jpg?w=504&h=336';
    const { headers } = await ask(address);
    const byTag = await ask(address, { 'If-None-Match': headers.get('etag') ?? '' });
    expect([byTag.status, byTag.body, byTag.headers.get('etag')]).toEqual([304, null, headers.get('etag')]);
    expect(byTag.headers.get('cache-control')).toBe(headers.get('cache-control'));
    const byTime = await ask(address, { 'If-Modified-Since': headers.get('last-modified') ?? '' });
    expect(byTime.status).toBe(304);
    expect((await ask(address, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  test('answers HEAD like GET, without the body and without heed of a range', async () => {
    for (const address of ['/media/works/film.mp4', '/media/works/1.jpg?w=140&h=140']) {
      const get = await ask(address);
      const head = await ask(address, { Range: 'bytes=0-1' }, 'HEAD');
      expect([head.status, head.body]).toEqual([200, null]);
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
      await get.body?.cancel();
    }
  });

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an empty file', ''],
  ])('hands out %s as a file, whatever its name says', async (name, content) => {
    const key = `works/${name.replaceAll(' ', '-')}.jpg`;
    await storage.put(key, Buffer.from(content));
    const response = await ask(`/media/${key}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await ask(`/media/${key}?w=504&h=336`)).status).toBe(415);
  });

  test.each([
    '/media/works/none.jpg',
    '/media/works/none.jpg?w=504&h=336',
    '/media/works/none.jpg?f=gif',
    '/media/',
    '/media/works',
    '/media/works/',
    '/media/private/1.jpg',
    '/media/private/1.jpg?w=504&h=336',
    '/media/variants/works/1.jpg/504x336.jpg',
    '/media/works/../private/1.jpg',
    '/media/works/%2e%2e/private/1.jpg',
    '/media/works/..%2fprivate/1.jpg',
    '/media/works%2f..%2fprivate%2f1.jpg',
    '/media/works/..\\private\\1.jpg',
    '/media/works/..%5cprivate%5c1.jpg',
    '/media/works/%252e%252e/private/1.jpg',
    '/media/works/1.jpg%00.png',
    '/media//works/1.jpg',
    '/media/works//1.jpg',
    '/media/works/%E5%85%89.jpg',
  ])('%s does not exist', async (address) => {
    await storage.put('private/1.jpg', await plainPicture('black'));
    const response = await ask(address);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: 'NullPointer', message: expect.any(String) });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(logged).toEqual([]);
  });

  test('what only its viewer sees is cached by nobody without revalidation', async () => {
    sightOf.mockResolvedValue('own');
    expect((await ask('/media/works/1.jpg')).headers.get('cache-control')).toBe('private, no-cache');
  });

  test.each(['/media/works/1.jpg', '/media/works/1.jpg?w=504&h=336'])(
    '%s is not there for who may not see it, whatever they have of it',
    async (address) => {
      const { headers } = await ask(address);
      sightOf.mockResolvedValue(null);
      const asked = { 'If-None-Match': headers.get('etag') ?? '', Range: 'bytes=0-9' };
      for (const [name, value] of [['Accept', '*/*'], ...Object.entries(asked)]) {
        const refused = await ask(address, { [String(name)]: String(value) });
        expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store']);
      }
      expect((await ask(address, {}, 'HEAD')).status).toBe(404);
      expect(sightOf).toHaveBeenLastCalledWith({ key: 'works/1.jpg', folder: 'works' }, expect.any(Request));
    },
  );

  test('names what is wrong with a query, in the language of the request', async () => {
    const zh = await ask('/media/works/1.jpg?w=505&h=336');
    const en = await ask('/media/works/1.jpg?w=505&h=336', { Language: 'en_us' });
    const [inChinese, inEnglish] = [await zh.json(), await en.json()];
    expect(zh.status).toBe(400);
    expect(inChinese).toMatchObject({ code: '400', fields: [{ field: 'w', rule: 'size' }] });
    expect(inChinese.message).not.toBe(inEnglish.message);
    const head = await ask('/media/works/1.jpg?w=505&h=336', {}, 'HEAD');
    expect([head.status, head.body]).toEqual([400, null]);
  });

  test('a storage that fails is a coded 500, and the reason stays in the log', async () => {
    jest.spyOn(storage, 'read').mockRejectedValueOnce(new Error('the disk is on fire'));
    const response = await ask('/media/works/1.jpg');
    const text = await response.text();
    expect([response.status, JSON.parse(text).code]).toEqual([500, 'Internal']);
    expect(text).not.toContain('fire');
    expect(logged).toMatchObject([{ level: 50, err: { message: 'the disk is on fire' } }]);
  });

  test('lets go when the client leaves', async () => {
    await storage.put('works/long.mp4', Buffer.concat([film, Buffer.alloc(20_000_000)]));
    const response = await ask('/media/works/long.mp4');
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    await reader?.cancel();
    expect((await reader?.read())?.done).toBe(true);
  });
});
