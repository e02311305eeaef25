import { encodingWords, qualitiesOf, readPieceLine } from './encoding';

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

test.each<[line: string, read: ReturnType<typeof readPieceLine>]>([
  ['720/000012.ts,24.021333,26.021333\n', { name: '000012.ts', start: 24.021333, end: 26.021333 }],
  ['000000.ts,0.000000,2.000000', { name: '000000.ts', start: 0, end: 2 }],
  ['frame=12', null],
])('%j is a piece or none', (line, read) => {
  expect(readPieceLine(line)).toEqual(read);
});
