import { identify, signatureBytes } from './kinds';

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const box = (type: string, rest = '') => latin(`\0\0\0\x20${type}${rest}`.padEnd(64, '\0'));
const packets = (count: number) => latin(`G${'\0'.repeat(187)}`.repeat(count));

test.each([
  ['a JPEG', latin('\xff\xd8\xff\xe0\0\x10JFIF'), 'image/jpeg', true],
  ['a PNG', latin('\x89PNG\r\n\x1a\n'), 'image/png', true],
  ['a GIF', latin('GIF89a'), 'image/gif', true],
  ['an old GIF', latin('GIF87a'), 'image/gif', true],
  ['a WebP', latin('RIFF\0\0\0\0WEBPVP8 '), 'image/webp', true],
  ['an AVIF', box('ftyp', 'avif'), 'image/avif', true],
  ['an AVIF under the general brand', box('ftyp', 'mif1\0\0\0\0mif1avifmiaf'), 'image/avif', true],
  ['an MP4', box('ftyp', 'isom\0\0\x02\0isomiso2avc1mp41'), 'video/mp4', false],
  ['a fragment of an MP4', box('moof'), 'video/mp4', false],
  ['a QuickTime film', box('ftyp', 'qt  '), 'video/quicktime', false],
  ['an M4A', box('ftyp', 'M4A '), 'audio/mp4', false],
  ['a WebM', latin('\x1a\x45\xdf\xa3'), 'video/webm', false],
  ['an HLS list', latin('#EXTM3U\n#EXT-X-VERSION:3'), 'application/vnd.apple.mpegurl', false],
  ['an HLS segment', packets(3), 'video/mp2t', false],
  ['subtitles', latin('WEBVTT\n'), 'text/vtt; charset=utf-8', false],
  ['subtitles with a mark', latin('\xef\xbb\xbfWEBVTT\n'), 'text/vtt; charset=utf-8', false],
  ['an MP3', latin('ID3\x04'), 'audio/mpeg', false],
])('%s is told by its bytes', (_name, bytes, contentType, picture) => {
  expect(identify(bytes)).toEqual({ contentType, picture });
});

test.each([
  ['nothing', ''],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['an SVG behind a declaration', '<?xml version="1.0"?><svg/>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a page that begins like a segment', 'G<html>'.padEnd(600, ' ')],
  ['a page behind blanks', '\n\n <html>'],
  ['a script', 'alert(1)'],
  ['a PDF', '%PDF-1.7'],
  ['a HEIC', '\0\0\0\x20ftypheic'],
  ['a sound in RIFF', 'RIFF\0\0\0\0WAVEfmt '],
  ['half a signature', '\xff\xd8'],
  ['an archive', 'PK\x03\x04'],
])('%s is not shown in place', (_name, text) => {
  expect(identify(latin(text))).toBeNull();
});

test('the first bytes are enough', () => {
  expect(identify(packets(10).subarray(0, signatureBytes))?.contentType).toBe('video/mp2t');
});
