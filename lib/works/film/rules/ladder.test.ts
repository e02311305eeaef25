import fc from 'fast-check';
import { ladderFor } from './ladder';

const sizes = (width: number, height: number) =>
  ladderFor({ width, height }).map((one) => `${one.name} ${one.width}x${one.height}`);

test('a film in full high definition comes in four qualities', () => {
  expect(sizes(1920, 1080)).toEqual(['1080 1920x1080', '720 1280x720', '480 854x480', '360 640x360']);
});

test('a film that stands comes by its width', () => {
  expect(sizes(1080, 1920)).toEqual(['1080 1080x1920', '720 720x1280', '480 480x854', '360 360x640']);
});

test.each([
  [3840, 2160, ['1080 1920x1080', '720 1280x720', '480 854x480', '360 640x360']],
  [1918, 1078, ['1080 1918x1078', '720 1282x720', '480 854x480', '360 640x360']],
  [640, 480, ['480 640x480', '360 480x360']],
  [320, 180, ['360 320x180']],
  [101, 37, ['360 102x38']],
])('%d × %d', (width, height, expected) => {
  expect(sizes(width, height)).toEqual(expected);
});

test('whatever the size: one to four qualities, even sides, never larger than the film by more than a pixel', () => {
  const side = fc.integer({ min: 2, max: 8192 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const ladder = ladderFor({ width, height });
      expect(ladder.length).toBeGreaterThanOrEqual(1);
      expect(ladder.length).toBeLessThanOrEqual(4);
      for (const one of ladder) {
        expect([one.width % 2, one.height % 2]).toEqual([0, 0]);
        expect(one.width).toBeLessThanOrEqual(width + 1);
        expect(one.height).toBeLessThanOrEqual(height + 1);
      }
      const heights = ladder.map(({ name }) => name);
      expect(heights).toEqual([...heights].sort((a, b) => b - a));
    }),
  );
});
