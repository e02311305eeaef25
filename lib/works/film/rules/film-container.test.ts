import { containerBytes, filmContainer } from './film-container';

const box = (text: string) => new Uint8Array([0, 0, 0, 24, ...bytesOf(text)]);
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Packets of a transport stream, each with extra bytes before and after it. */
function packets(before: number, behind: number): Uint8Array {
  const length = before + 188 + behind;
  const bytes = new Uint8Array(5 * length);
  for (let packet = 0; packet < 5; packet += 1) bytes[packet * length + before] = 0x47;
  return bytes;
}

test.each([
  ['an mp4', box('ftypisom'), 'mov'],
  ['a film of a telephone', box('ftypqt  '), 'mov'],
  ['a film of a brand that nobody has heard of', box('ftypnew1'), 'mov'],
  ['an old QuickTime film without a brand', box('moov'), 'mov'],
  ['one that begins with its pictures', box('mdat'), 'mov'],
  ['webm and mkv', bytesOf('\x1a\x45\xdf\xa3'), 'matroska'],
  ['avi', bytesOf('RIFF\0\0\0\0AVI LIST'), 'avi'],
  ['flv', bytesOf('FLV\x01\x05'), 'flv'],
  ['a broadcast', packets(0, 0), 'mpegts'],
  ['a film of a camera', packets(4, 0), 'mpegts'],
  ['a broadcast with checksums', packets(0, 16), 'mpegts'],
])('knows %s', (_, bytes, container) => {
  expect(filmContainer(bytes)).toBe(container);
});

test.each([
  ['nothing', ''],
  ['text', 'This is not a film.'],
  ['a playlist', '#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd'],
  ['a list of files', "ffconcat version 1.0\nfile '/etc/passwd'"],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page', '<!doctype html>'],
  ['a manifest', '<?xml version="1.0"?><MPD/>'],
  ['a description of a stream', 'v=0\no=- 0 0 IN IP4 127.0.0.1'],
  ['a letter of the alphabet that a packet begins with', 'G'.repeat(100)],
  ['sound', 'RIFF\0\0\0\0WAVEfmt '],
  ['a picture', '\xff\xd8\xff\xe0'],
  ['sound in the boxes of a film', '\0\0\0\x18ftypM4A '],
  ['a picture in the boxes of a film', '\0\0\0\x18ftypavif'],
])('takes %s for no film', (_, text) => {
  expect(filmContainer(bytesOf(text))).toBeNull();
});

test('needs no more bytes than it says', () => {
  expect(filmContainer(packets(0, 16).subarray(0, containerBytes))).toBe('mpegts');
});
