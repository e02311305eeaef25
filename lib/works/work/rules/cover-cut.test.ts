import fc from 'fast-check';
import { coverCut } from './cover-cut';

test.each([
  [
    { left: 0, top: 0, width: 504, height: 336 },
    { left: 0, top: 0, width: 504, height: 336 },
  ],
  [
    { left: 10, top: 20, width: 505, height: 337 },
    { left: 10, top: 20, width: 504, height: 336 },
  ],
  [
    { left: 0, top: 0, width: 1520, height: 1000 },
    { left: 10, top: 0, width: 1500, height: 1000 },
  ],
  [{ left: 0, top: 0, width: 1600, height: 1000 }, null],
  [{ left: 0, top: 0, width: 1000, height: 1000 }, null],
])('of %j is kept %j', (chosen, kept) => {
  expect(coverCut(chosen)).toEqual(kept);
});

test('another shape than 3:2 can be asked for', () => {
  const upright = { left: 0, top: 10, width: 721, height: 960 };
  expect(coverCut(upright)).toBeNull();
  expect(coverCut(upright, { across: 3, down: 4 })).toEqual({ ...upright, width: 720 });
});

test('what is kept is 3:2 and lies within the choice', () => {
  const side = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(side, side, side, fc.integer({ min: -3, max: 3 }), (left, top, unit, more) => {
      const chosen = { left, top, width: 3 * unit + more, height: 2 * unit };
      fc.pre(chosen.width > 0);
      const kept = coverCut(chosen);
      if (!kept) return;
      expect(kept.width * 2).toBe(kept.height * 3);
      expect(kept.left).toBeGreaterThanOrEqual(left);
      expect(kept.top).toBeGreaterThanOrEqual(top);
      expect(kept.left + kept.width).toBeLessThanOrEqual(left + chosen.width);
      expect(kept.top + kept.height).toBeLessThanOrEqual(top + chosen.height);
    }),
  );
});
