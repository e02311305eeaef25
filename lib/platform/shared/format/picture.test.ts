import fc from 'fast-check';
import { beijingMidnight } from './beijing';
import { fallbackPicture, imageUrl, thumbnail, videoThumbnailSize, videoUrl } from './picture';

beforeEach(() => {
  delete process.env.NEXT_PUBLIC_IMAGE_HOST;
  delete process.env.NEXT_PUBLIC_VIDEO_HOST;
});

const complete = [
  'http://a.example/1.jpg',
  'HTTPS://a.example/1.jpg?x=1',
  '//a.example/1.jpg',
  'data:image/gif;base64,R0lGOD',
  'blob:http://a.example/1',
  '/media/works/1.jpg?w=1',
  '/fallback/avatar.svg',
];

test('a thumbnail is built by width and height in jpg', () => {
  expect(thumbnail('works/0001.jpg', videoThumbnailSize)).toBe('/media/works/0001.jpg?w=504&h=336&f=jpg');
});

test('the cache key of a thumbnail is the Beijing midnight of its time', () => {
  const at = Date.parse('2026-11-20T23:59:00+08:00');
  const midnight = Date.parse('2026-11-20T00:00:00+08:00');
  expect(thumbnail('a.jpg', { width: 96, height: 96, since: beijingMidnight(at) })).toBe(
    `/media/a.jpg?w=96&h=96&f=jpg&t=${midnight}`,
  );
  expect(thumbnail('a.jpg', { width: 96, height: 96, since: beijingMidnight(0) })).toBe(
    '/media/a.jpg?w=96&h=96&f=jpg&t=-28800000',
  );
});

test('bare paths stand under the host of their kind', () => {
  expect(imageUrl('works/1.jpg')).toBe('/media/works/1.jpg');
  expect(videoUrl('/play/1/token/master.m3u8')).toBe('/play/1/token/master.m3u8');
  process.env.NEXT_PUBLIC_IMAGE_HOST = 'https://img.example.com/';
  process.env.NEXT_PUBLIC_VIDEO_HOST = 'https://video.example.com/v/';
  expect(imageUrl('works/1.jpg')).toBe('https://img.example.com/works/1.jpg');
  expect(imageUrl('/works/1.jpg')).toBe('https://img.example.com/works/1.jpg');
  expect(videoUrl('/play/1/token/download?language=en_us')).toBe(
    'https://video.example.com/v/play/1/token/download?language=en_us',
  );
  expect(thumbnail('a.png', { width: 96, height: 96 })).toBe('https://img.example.com/a.png?w=96&h=96&f=jpg');
});

test.each(complete)('%s is an address already', (address) => {
  expect(imageUrl(address)).toBe(address);
  expect(videoUrl(address)).toBe(address);
  expect(thumbnail(address, videoThumbnailSize)).toBe(address);
});

test.each([
  ['光 场/第#1?.jpg', '/media/%E5%85%89%20%E5%9C%BA/%E7%AC%AC%231%3F.jpg'],
  ['a%20b.jpg', '/media/a%2520b.jpg'],
  ['../api/./u//base/..', '/media/api/u/base'],
  ['javascript:alert(1)', '/media/javascript%3Aalert(1)'],
  ['a\\..\\b\ud800.jpg', '/media/a%5C..%5Cb%EF%BF%BD.jpg'],
])('the key %j is encoded', (key, address) => {
  expect(imageUrl(key)).toBe(address);
});

test('without a key there is a fallback', () => {
  expect(thumbnail(null, videoThumbnailSize)).toBe(fallbackPicture);
  expect(imageUrl('')).toBe(fallbackPicture);
});

test('whatever the key, the address stays in the media folder and is complete', () => {
  const key = fc
    .string({ unit: 'binary', minLength: 1 })
    .filter((text) => !/^\/\/|^\/media\/|^(data|blob|https?):/i.test(text));
  fc.assert(
    fc.property(key, (bare) => {
      const address = imageUrl(bare);
      const { pathname, search, hash, origin } = new URL(address, 'https://own.example');
      expect({ pathname, search, hash, origin }).toEqual({
        pathname: address,
        search: '',
        hash: '',
        origin: 'https://own.example',
      });
      expect(address).toMatch(/^\/media\//);
      expect(imageUrl(address)).toBe(address);
    }),
  );
});

test('a key without dots or empty segments can be read back', () => {
  const key = fc.array(
    fc.string({ unit: 'grapheme', minLength: 1 }).filter((part) => !/^\.+$|\//.test(part)),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(key, (segments) => {
      const read = imageUrl(`x/${segments.join('/')}`)
        .slice('/media/x/'.length)
        .split('/')
        .map(decodeURIComponent);
      expect(read).toEqual(segments);
    }),
  );
});
