import fc from 'fast-check';
import { placedAt } from './picks';

test.each([
  [[], 1, ['x']],
  [['a', 'b'], 1, ['x', 'a', 'b']],
  [['a', 'b'], 2, ['a', 'x', 'b']],
  [['a', 'b'], 1000, ['a', 'b', 'x']],
  [['x', 'a', 'b'], 2, ['a', 'x', 'b']],
  [['a', 'b', 'x'], 1, ['x', 'a', 'b']],
  [['a', 'x', 'b'], 2, ['a', 'x', 'b']],
])('a work among %j at place %i', (ids, position, placed) => {
  expect(placedAt(ids, 'x', position)).toEqual(placed);
});

test('the others keep their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.string(), fc.integer({ min: 1, max: 1000 }), (ids, id, position) => {
      const placed = placedAt(ids, id, position);
      expect(placed.filter((one) => one !== id)).toEqual(ids.filter((one) => one !== id));
      expect(placed.indexOf(id)).toBe(Math.min(position, placed.length) - 1);
    }),
  );
});
