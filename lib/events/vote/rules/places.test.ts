import fc from 'fast-check';
import { placesOf } from './places';

test.each([
  [[], 0, 0, []],
  [[9, 7, 7, 5, 0, 0], 0, 0, [1, 2, 2, 4, 5, 5]],
  [[7, 7, 3], 4, 2, [3, 3, 7]],
  [[7, 7, 3], 4, 0, [5, 5, 7]],
] as const)('%j after %d entries, %d of them tied, are at %j', (counts, before, tied, places) => {
  expect(placesOf(counts, { before, tied })).toEqual(places);
});

test('a place is one more than the entries with more votes, whatever the page', () => {
  const board = fc
    .array(fc.nat({ max: 6 }), { maxLength: 40 })
    .map((counts) => counts.toSorted((one, two) => two - one));
  fc.assert(
    fc.property(board, fc.integer({ min: 1, max: 7 }), (counts, pageSize) => {
      const above = (count: number) => counts.filter((other) => other > count).length;
      for (let before = 0; before < counts.length; before += pageSize) {
        const page = counts.slice(before, before + pageSize);
        const tied = counts.slice(0, before).filter((count) => count === page[0]).length;
        expect(placesOf(page, { before, tied })).toEqual(page.map((count) => above(count) + 1));
      }
    }),
  );
});
