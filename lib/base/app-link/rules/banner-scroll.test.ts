import fc from 'fast-check';
import { bannerHidden } from './banner-scroll';

test.each([
  [false, 0, false],
  [false, 1, false],
  [false, 90, false],
  [false, 90.5, true],
  [false, 91, true],
  [true, 91, true],
  [true, 90, true],
  [true, 0.5, true],
  [true, 0, false],
  [true, -40, false],
  [false, -40, false],
])('hidden %p at %d: %p', (hidden, scrollY, after) => {
  expect(bannerHidden(hidden, scrollY)).toBe(after);
});

test('on any way through the page it is hidden exactly when it was past 90 since it was last at 0', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -60, max: 240 }), { minLength: 1 }), (way) => {
      const end = way.reduce(bannerHidden, false);
      const sinceTop = way.slice(way.findLastIndex((y) => y <= 0) + 1);
      expect(end).toBe(sinceTop.some((y) => y > 90));
      expect(bannerHidden(end, way.at(-1) ?? 0)).toBe(end);
    }),
  );
});
