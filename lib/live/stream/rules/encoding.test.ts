import { canCopy, copyingWords, encodingWords, qualitiesOf, qualityAsSent, readPieceLine } from './encoding';

test.each<[width: number, height: number, sizes: string[]]>([
  [1920, 1080, ['720: 1280x720', '480: 854x480', '360: 640x360']],
  [1280, 720, ['720: 1280x720', '480: 854x480', '360: 640x360']],
  [720, 1280, ['720: 720x1280', '480: 480x854', '360: 360x640']],
  [854, 480, ['480: 854x480', '360: 640x360']],
  [321, 181, ['360: 322x182']],
])('a picture of %s × %s has the qualities that are not larger', (width, height, sizes) => {
  expect(qualitiesOf({ width, height }).map((one) => `${one.name}: ${one.width}x${one.height}`)).toEqual(sizes);
});

test('a stream without sound gets silence, and no more frames than it may have', () => {
  const picture = { width: 1280, height: 720, frameRate: 60, hasSound: false };
  const words = encodingWords(['-i', 'pipe:0'], { picture, qualities: qualitiesOf(picture), firstList: 3 });
  expect(words.join(' ')).toContain('anullsrc');
  expect(words.join(' ')).toContain('fps=30');
  expect(words.filter((word) => word.startsWith('pipe:'))).toEqual(['pipe:0', 'pipe:3', 'pipe:4', 'pipe:5']);
});

test.each<[width: number, height: number, size: string]>([
  [1920, 1080, '1080: 1920x1080'],
  [2560, 1440, '1080: 2560x1440'],
  [720, 1280, '720: 720x1280'],
  [321, 181, '360: 321x181'],
])('a picture of %s × %s that is stored as it comes has one quality of its own size', (width, height, size) => {
  expect(qualityAsSent({ width, height }).map((one) => `${one.name}: ${one.width}x${one.height}`)).toEqual([size]);
});

test('a stream is stored as it comes if browsers play it', () => {
  expect(canCopy({ videoCodec: 'h264', audioCodec: 'aac' })).toBe(true);
  expect(canCopy({ videoCodec: 'hevc', audioCodec: 'aac' })).toBe(false);
  expect(canCopy({ videoCodec: 'h264', audioCodec: '' })).toBe(false);
  const words = copyingWords(['-i', 'in'], { qualities: qualityAsSent({ width: 1280, height: 720 }), firstList: 3 });
  expect(words.join(' ')).toMatch(/^-i in .* -c copy -f segment .* -segment_list pipe:3 .* 720\/%06d\.ts$/);
});

test.each<[line: string, read: ReturnType<typeof readPieceLine>]>([
  ['720/000012.ts,24.021333,26.021333\n', { name: '000012.ts', start: 24.021333, end: 26.021333 }],
  ['000000.ts,0.000000,2.000000', { name: '000000.ts', start: 0, end: 2 }],
  ['frame=12', null],
])('%j is a piece or none', (line, read) => {
  expect(readPieceLine(line)).toEqual(read);
});
