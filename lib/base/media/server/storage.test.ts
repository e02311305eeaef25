import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { smallBody } from '@/lib/platform/server/files/opened-file';
import { startS3 } from '@/test/s3';
import { describeOnBothStorages } from '@/test/storages';
import { DiskStorage } from './disk-storage';
import { S3Storage } from './s3-storage';
import { readBody, type Storage } from './storage';

const text = (words: string) => new TextEncoder().encode(words);
/** Larger than one read, and no two chunks alike. */
const large = Uint8Array.from({ length: 3 * smallBody + 7 }, (_, index) => (index * 31 + (index >> 11)) % 251);

async function wordsOf(storage: Storage, key: string) {
  const file = await storage.read(key);
  return file && new TextDecoder().decode(await readBody(file));
}

describeOnBothStorages('media storage', (opened) => {
  let storage: Storage;
  beforeAll(() => {
    storage = opened();
  });

  test('gives back what was put', async () => {
    const before = Date.now();
    await storage.put('works/a.jpg', text('light'));
    const file = await storage.read('works/a.jpg');
    expect(file).toMatchObject({ size: 5, etag: expect.stringMatching(/^"[^"]+"$/) });
    expect(Math.abs((file?.lastModified ?? 0) - before)).toBeLessThan(10_000);
    expect(await wordsOf(storage, 'works/a.jpg')).toBe('light');
  });

  test('tells of a file without reading it, the same as with', async () => {
    await storage.put('works/b.jpg', text('light'));
    const file = await storage.read('works/b.jpg');
    expect(await storage.head('works/b.jpg')).toEqual({
      size: file?.size,
      etag: file?.etag,
      lastModified: file?.lastModified,
    });
  });

  test('has nothing where nothing was put', async () => {
    await storage.put('works/c.jpg', text('light'));
    for (const key of ['works/none.jpg', 'works', 'none/none.jpg', 'works/c.jpg/below']) {
      expect([key, await storage.read(key), await storage.head(key)]).toEqual([key, null, null]);
    }
  });

  test('puts a new file in place of the former one, with another ETag', async () => {
    await storage.put('works/d.jpg', text('dawn'));
    const former = await storage.head('works/d.jpg');
    await storage.put('works/d.jpg', text('dusk'));
    expect(await wordsOf(storage, 'works/d.jpg')).toBe('dusk');
    expect((await storage.head('works/d.jpg'))?.etag).not.toBe(former?.etag);
  });

  test('streams large files both ways', async () => {
    const stream = Readable.from([large.subarray(0, 100_000), large.subarray(100_000)]);
    await storage.put('works/large.mp4', { stream, size: large.length });
    const file = await storage.read('works/large.mp4');
    expect(file?.body).toBeInstanceOf(ReadableStream);
    expect(file && Buffer.compare(await readBody(file), large)).toBe(0);
  });

  test.each([
    ['breaks off', () => Readable.from(brokenOff()), 'cable'],
    ['is too short', () => Readable.from([text('half')]), '8 bytes was announced, 4 came'],
    ['is too long', () => Readable.from([text('far too long')]), '8 bytes was announced, 12 came'],
  ])('keeps the former file when a stream %s', async (_how, stream, message) => {
    await storage.put('works/e.mp4', text('former'));
    await expect(storage.put('works/e.mp4', { stream: stream(), size: 8 })).rejects.toThrow(message);
    expect(await wordsOf(storage, 'works/e.mp4')).toBe('former');
  });

  test.each([
    [{ start: 0, end: 0 }, 'l'],
    [{ start: 1, end: 3 }, 'igh'],
    [{ start: 3, end: 999 }, 'ht'],
  ])('reads the part %j', async (range, expected) => {
    await storage.put('works/f.jpg', text('light'));
    const file = await storage.read('works/f.jpg', range);
    expect(file?.size).toBe(5);
    expect(file && new TextDecoder().decode(await readBody(file))).toBe(expected);
  });

  test('streams a large part and refuses one beyond the end', async () => {
    await storage.put('works/g.mp4', large);
    const file = await storage.read('works/g.mp4', { start: 5, end: large.length - 3 });
    expect(file && Buffer.compare(await readBody(file), large.subarray(5, large.length - 2))).toBe(0);
    const beyond = storage.read('works/g.mp4', { start: large.length, end: large.length + 5 });
    await expect(beyond).rejects.toThrow(RangeError);
  });

  test('lists by prefix, folders below included, over several pages', async () => {
    const keys = ['list/a.jpg', 'list/b/c.jpg', 'list/b/d/e.jpg', 'list/bc.jpg', 'list/z.jpg'];
    for (const key of keys) await storage.put(key, text(key));
    const list = async (prefix: string) => (await Array.fromAsync(storage.list(prefix))).sort();
    expect(await list('list/')).toEqual(keys);
    expect(await list('list/b')).toEqual(['list/b/c.jpg', 'list/b/d/e.jpg', 'list/bc.jpg']);
    expect(await list('list/b/')).toEqual(['list/b/c.jpg', 'list/b/d/e.jpg']);
    expect(await list('nothing/')).toEqual([]);
    expect(await list('')).toEqual(expect.arrayContaining(keys));
  });

  test('removes, twice if asked', async () => {
    await storage.put('works/h.jpg', text('light'));
    await storage.remove('works/h.jpg');
    await storage.remove('works/h.jpg');
    expect(await storage.read('works/h.jpg')).toBeNull();
  });

  test('proves itself and leaves nothing behind', async () => {
    await storage.check();
    expect(await Array.fromAsync(storage.list('probes/'))).toEqual([]);
  });

  test.each([
    '',
    '/etc/passwd',
    '../outside',
    'works/../../outside',
    'works/./a',
    'works//a',
    'a\0b',
    '.hidden',
    'a b',
  ])('takes %j for no key', async (key) => {
    await expect(storage.put(key, text('x'))).rejects.toThrow('is not a media key');
    await expect(storage.read(key)).rejects.toThrow('is not a media key');
    await expect(storage.head(key)).rejects.toThrow('is not a media key');
    await expect(storage.remove(key)).rejects.toThrow('is not a media key');
    if (key !== '') await expect(Array.fromAsync(storage.list(key))).rejects.toThrow('begins no media key');
  });
});

describe('media storage on disk alone', () => {
  test('removes what an ended process had begun, and nothing younger', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lightfield-media-'));
    const storage = new DiskStorage(folder);
    await storage.put('works/a.jpg', text('light'));
    const growing = join(folder, '.unfinished');
    for (const name of ['old', 'young']) await writeFile(join(growing, name), 'x');
    await utimes(join(growing, 'old'), 0, 0);
    await storage.removeAbandoned(Date.now());
    expect(await readdir(growing)).toEqual(['young']);
    await rm(folder, { recursive: true });
  });
});

describe('media storage on S3 alone', () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.stop());

  test.each([
    ['secret', { secretAccessKey: 'another secret' }, 'SignatureDoesNotMatch'],
    ['account', { accessKeyId: 'nobody' }, 'InvalidAccessKeyId'],
    ['bucket', { bucket: 'elsewhere' }, 'NoSuchBucket'],
  ])('a wrong %s is an error, not an empty storage', async (_what, wrong, name) => {
    const right = new S3Storage(s3.options);
    await right.put('works/a.jpg', text('light'));
    const storage = new S3Storage({ ...s3.options, ...wrong });
    await expect(storage.read('works/a.jpg')).rejects.toMatchObject({ name });
    await expect(storage.put('works/a.jpg', text('dark'))).rejects.toMatchObject({ name });
    await expect(Array.fromAsync(storage.list('works/'))).rejects.toMatchObject({ name });
    await expect(storage.check()).rejects.toMatchObject({ name });
    expect(await wordsOf(right, 'works/a.jpg')).toBe('light');
  });
});

async function* brokenOff() {
  yield text('half');
  throw new Error('The cable was cut.');
}
