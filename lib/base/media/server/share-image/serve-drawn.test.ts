import pino from 'pino';
import sharp from 'sharp';
import { describeOnBothStorages } from '@/test/storages';
import { nightPalettes } from '../demo-art/palette';
import { Gate } from '../gate';
import { createMedia, type Media } from '../media';
import type { Storage } from '../storage';
import { drawShareImage } from './draw-share-image';
import { serveDrawn } from './serve-drawn';
import { type ShareImage, shareImageHash } from './share-image';

const year = 'public, max-age=31536000, immutable';
const fiveMinutes = 'public, max-age=300';

describeOnBothStorages('share images served', (opened) => {
  let media: Media;
  let puts: string[];
  let logged: { msg: string }[];
  let count = 0;
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) });

  beforeEach(() => {
    media = createMedia(watched(opened()));
    puts = [];
    logged = [];
  });

  /** The storage, which records what is put into it. */
  function watched(storage: Storage): Storage {
    const put: Storage['put'] = (key, body) => {
      puts.push(key);
      return storage.put(key, body);
    };
    return new Proxy(storage, {
      get: (target, name) => {
        if (name === 'put') return put;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  /** A new image that was not requested before. */
  function newImage(): ShareImage {
    count += 1;
    const art = { family: 'tiles', palette: nightPalettes[0], seed: 'served' } as const;
    return { title: `光场 ${count}`, line: 'line', siteName: '光场', art };
  }
  const ask = (image: ShareImage, { query = '', method = 'GET', headers = {}, mayLeave = false } = {}) =>
    serveDrawn(
      new Request(`http://localhost/media/share/zh/a.jpg${query}`, { method, headers }),
      { hash: shareImageHash(image), mayLeave, draw: () => drawShareImage(image) },
      media,
      log,
    );

  test('is drawn when it is first asked for and kept, also for another process', async () => {
    const image = newImage();
    const first = await ask(image, { query: `?v=${shareImageHash(image)}` });
    expect(first.status).toBe(200);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': year,
      'x-content-type-options': 'nosniff',
    });
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(first.headers.get('content-length')).toBe(String(bytes.length));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    media = createMedia(media.storage);
    const again = await ask(image);
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    expect(puts).toEqual([`variants/share/${shareImageHash(image)}.jpg`]);
    expect(logged).toEqual([]);
  });

  test('however many ask at a time, it is drawn once', async () => {
    const image = newImage();
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(image)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(puts).toHaveLength(1);
    expect(media.making.size).toBe(0);
  });

  test('only the address of what it shows now is good for a year, unless that may leave the public', async () => {
    const image = newImage();
    for (const query of ['', '?v=', '?v=0123456789abcdef0123', `?v=${shareImageHash(newImage())}`]) {
      expect((await ask(image, { query })).headers.get('cache-control')).toBe(fiveMinutes);
    }
    const named = await ask(image, { query: `?v=${shareImageHash(image)}&utm_source=chat` });
    expect(named.headers.get('cache-control')).toBe(year);
    const poster = await ask(image, { query: `?v=${shareImageHash(image)}`, mayLeave: true });
    expect(poster.headers.get('cache-control')).toBe(fiveMinutes);
  });

  test('answers who asks only for its headers, has it already, or wants a part', async () => {
    const image = newImage();
    const head = await ask(image, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const etag = head.headers.get('etag') ?? '';
    expect((await ask(image, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const part = await ask(image, { headers: { range: 'bytes=0-2' } });
    expect([part.status, Buffer.from(await part.arrayBuffer()).toString('hex')]).toEqual([206, 'ffd8ff']);
  });

  test('too much being drawn is said at once, and is no fault of ours', async () => {
    media = { ...media, gate: new Gate({ parallel: 0, waiting: 0 }) };
    const answer = await ask(newImage());
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ code: 'Unavailable' });
    expect(logged).toEqual([]);
  });

  test('a storage that fails is logged, and the next one who asks is served', async () => {
    const image = newImage();
    const { storage } = media;
    const put = () => Promise.reject(new Error('disk full'));
    media = {
      ...media,
      storage: Object.assign(Object.create(storage), { put, head: storage.head, read: storage.read }),
    };
    const answer = await ask(image);
    expect([answer.status, (await answer.json()).code]).toEqual([500, 'Internal']);
    expect(logged).toMatchObject([{ msg: 'share image failed', err: { message: 'disk full' } }]);
    media = { ...media, storage };
    expect((await ask(image)).status).toBe(200);
  });
});
