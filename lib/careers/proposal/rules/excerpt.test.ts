import { excerptOf } from './excerpt';

test.each([
  ['光\n\n 影', '光 影'],
  ['', ''],
  ['字'.repeat(120), '字'.repeat(120)],
  ['字'.repeat(121), `${'字'.repeat(119)}…`],
  ['🎞'.repeat(130), `${'🎞'.repeat(119)}…`],
])('the beginning of %j', (text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt);
});
